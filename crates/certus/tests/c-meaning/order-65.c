// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=1; int set(int v){x=v;return v;} int main(void){ int r = x ? set(5) : 0; r = (x==5) + set(6); if(r==6) reach_error(); return 0; }
