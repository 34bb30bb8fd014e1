// UNSAFE unreach-call ILP32: a short need not be aligned to 4
extern void reach_error(void);
int main(void){ char d=0; short s=0; char e=0; if((unsigned)&s&2) reach_error(); return d+e; }
