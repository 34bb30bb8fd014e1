// SAFE unreach-call ILP32: the short is at an even address
extern void reach_error(void);
char c; short s;
int main(void){ if((unsigned)&s&1) reach_error(); return 0; }
