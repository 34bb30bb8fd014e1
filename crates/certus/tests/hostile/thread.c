// ends: SIGSYS
#include "hostile.h"
#include <pthread.h>
static void *work(void *p) { for (;;) pause(); return p; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    assert(0);
    return 0;
}
