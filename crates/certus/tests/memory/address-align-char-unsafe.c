// UNSAFE unreach-call ILP32: a char may be at an odd address
extern void reach_error(void);
char c; short s;
int main(void){ if((unsigned)&c&1) reach_error(); return 0; }
