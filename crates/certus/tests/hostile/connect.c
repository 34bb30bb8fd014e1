// ends: SIGSYS
#include "hostile.h"
#include <netinet/in.h>
#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(PORT) };
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int s = socket(AF_INET, SOCK_STREAM, 0);
    connect(s, (struct sockaddr *)&to, sizeof to);
    assert(0);
    return 0;
}
