// UNSAFE unreach-call ILP32: a callee's local may be at a higher address
extern void reach_error(void);
unsigned f(unsigned o){ int y; return (unsigned)&y>o; }
int main(void){ int x; if(f((unsigned)&x)) reach_error(); return 0; }
