// SAFE unreach-call LP64: the number is kept whole
extern void reach_error(void);
int main(void){ int x; unsigned long a=(unsigned long)&x; if((int*)a!=&x) reach_error(); return 0; }
