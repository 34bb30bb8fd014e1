// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int x=3; int f(void){x=4; return 0;} int sw(void){ switch(x+f()){case 3: return 1; case 4: return 2;} return 0;} int main(void){ if(sw()==2) reach_error(); return 0; }
