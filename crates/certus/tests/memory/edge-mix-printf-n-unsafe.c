// UNSAFE unreach-call LP64: %n
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdio.h>
int main(void){ int x=0; printf("abc%n",&x); CHECK(x!=3); return 0; }
