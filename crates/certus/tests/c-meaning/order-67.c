// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=5; int set(int v){x=v;return v;} int main(void){ x = x - set(3); if(x==2) reach_error(); return 0; }
