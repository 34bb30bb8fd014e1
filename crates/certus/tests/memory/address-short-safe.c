// SAFE unreach-call ILP32: the low 16 bits of an aligned address are not 2
extern void reach_error(void);
int main(void){ int x=0; unsigned short h=(unsigned)&x; if(h==2) reach_error(); return x; }
