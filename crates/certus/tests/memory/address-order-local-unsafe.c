// UNSAFE unreach-call ILP32: which of two locals comes first is open
extern void reach_error(void);
int main(void){ int x,y; unsigned a=(unsigned)&x,b=(unsigned)&y; if(a>b) reach_error(); return 0; }
