// ends: SIGSYS
#include "hostile.h"
#include <netinet/in.h>
#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_un to = { .sun_family = AF_UNIX };
    strcpy(to.sun_path, VICTIM "/socket");
    bind(s, (struct sockaddr *)&to, sizeof to);
    assert(0);
    return 0;
}
