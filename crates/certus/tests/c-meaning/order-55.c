// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int i; int a[3]={1,2,3}; int nx(void){return i++;} int main(void){ if(a[nx()]-a[nx()]==1) reach_error(); return 0; }
