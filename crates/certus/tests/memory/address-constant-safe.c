// SAFE unreach-call ILP32: x is aligned to 4
extern void reach_error(void);
int x;
int main(void){ if((unsigned)&x==0x20000001u) reach_error(); return 0; }
