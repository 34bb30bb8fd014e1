// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int set(int*p,int v){*p=v;return 0;} int main(void){ int x; set(&x,1)+set(&x,2); if(x==1) reach_error(); return 0; }
