// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int main(void){ int i=0; i = i++; if(i==0) reach_error(); return 0; }
