// UNSAFE unreach-call ILP32: get may give the same pointer twice
extern void reach_error(void);
extern int *get(void);
int main(void){ int *p=get(),*q=get(); if(!p||!q) return 0;  *p=1; *q=2; if(*p==2) reach_error(); return 0; }
