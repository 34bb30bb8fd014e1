// ends: SIGSYS
#include "hostile.h"
#include <netinet/in.h>
#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    int two[2];
    socketpair(AF_UNIX, SOCK_STREAM, 0, two);
    assert(0);
    return 0;
}
