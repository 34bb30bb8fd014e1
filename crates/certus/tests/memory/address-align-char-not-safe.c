// SAFE unreach-call ILP32: c+1 is at an odd address if c is not
extern void reach_error(void);
char c[2];
int main(void){ if(!((unsigned)c&1) && !((unsigned)(c+1)&1)) reach_error(); return 0; }
