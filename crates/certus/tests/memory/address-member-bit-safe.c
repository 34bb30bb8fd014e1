// SAFE unreach-call ILP32: the member is 4 bytes behind the beginning
extern void reach_error(void);
struct S{ int a,b; } s;
int main(void){ if((unsigned)&s.b-(unsigned)&s!=4) reach_error(); return 0; }
