// UNSAFE unreach-call ILP32: a char may be at an even address
extern void reach_error(void);
char c[2];
int main(void){ if(!((unsigned)c&1)) reach_error(); return 0; }
