// SAFE unreach-call ILP32: the pointers are different
extern void reach_error(void);
extern int *get(void);
int main(void){ int *p=get(),*q=get(); if(!p||!q) return 0; if(p==q) return 0; *p=1; *q=2; if(*p!=1) reach_error(); return 0; }
