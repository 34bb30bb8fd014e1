// UNSAFE unreach-call ILP32: the low 16 bits of an address may be zero
extern void reach_error(void);
int main(void){ int x=0; unsigned short h=(unsigned)&x; if(h==0) reach_error(); return x; }
