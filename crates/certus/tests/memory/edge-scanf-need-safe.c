// SAFE unreach-call LP64: a number that was determined
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdlib.h>
int main(void){ int x=atoi("42"); CHECK(x==42); return 0; }
