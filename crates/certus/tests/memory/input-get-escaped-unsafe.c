// UNSAFE unreach-call ILP32: get may give what was given to keep
extern void reach_error(void);
extern int *get(void); extern void keep(int*);
int main(void){ int x=1; keep(&x); int *p=get(); if(p!=&x) return 0; *p=2; if(x==2) reach_error(); return 0; }
