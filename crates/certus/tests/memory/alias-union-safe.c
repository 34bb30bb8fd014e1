// SAFE unreach-call: the members share their bytes
extern void reach_error(void);
union V{ unsigned i; unsigned short s[2]; };
int main(void){ union V u; u.i=0; u.s[1]=1; if(u.i!=0x10000) reach_error(); return 0; }
