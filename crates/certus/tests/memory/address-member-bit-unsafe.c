// UNSAFE unreach-call ILP32: bit 4 of the address of a struct is open
extern void reach_error(void);
struct S{ int a,b; } s;
int main(void){ if((unsigned)&s.b>>4&1) reach_error(); return 0; }
