// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int a[3]; int main(void){ int i=0; a[i]=++i; if(a[1]==1) reach_error(); return 0; }
