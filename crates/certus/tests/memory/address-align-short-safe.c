// SAFE unreach-call ILP32: a short is aligned to 2
extern void reach_error(void);
int main(void){ char d=0; short s=0; char e=0; if((unsigned)&s&1) reach_error(); return d+e; }
