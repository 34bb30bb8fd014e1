// UNSAFE unreach-call ILP32: the offset of b is 4
extern void reach_error(void);
struct S{ char a; int b; };
int main(void){ unsigned o=(unsigned)&((struct S*)0)->b; if(o==4) reach_error(); return 0; }
