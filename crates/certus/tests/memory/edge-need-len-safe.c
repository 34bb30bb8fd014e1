// SAFE unreach-call LP64: length of a number
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdio.h>
int main(void){ char b[16]; int n=sprintf(b,"%d",123); CHECK(n==3); return 0; }
