// UNSAFE unreach-call ILP32: x may be anywhere that is aligned
extern void reach_error(void);
int x;
int main(void){ if((unsigned)&x==0x20000000u) reach_error(); return 0; }
