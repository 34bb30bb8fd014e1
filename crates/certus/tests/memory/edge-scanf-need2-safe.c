// SAFE unreach-call LP64: strtol of a constant
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdlib.h>
int main(void){ long x=strtol("10",0,16); CHECK(x==16); return 0; }
