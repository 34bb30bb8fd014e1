// SAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int id(int x){return x;} int main(void){ int i=0; i = id(i++); if(i!=0) reach_error(); return 0; }
