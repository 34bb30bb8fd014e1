// UNSAFE unreach-call ILP32: the sum of the addresses of two chars may be odd
extern void reach_error(void);
char a,b;
int main(void){ if(((unsigned)&a+(unsigned)&b)&1) reach_error(); return 0; }
