// SAFE unreach-call LP64: ungetc gives the character back
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
#include <stdio.h>
int main(void){ int r=ungetc('q',stdin); if(r=='q') CHECK(getchar()=='q'); return 0; }
