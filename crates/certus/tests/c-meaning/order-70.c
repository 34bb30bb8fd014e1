// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
static int calls; static int once(void){ static int done; if(done) return 1; done=1; return 0;} int main(void){ int r = once()*2 + once(); if(r==2) reach_error(); return 0;}
