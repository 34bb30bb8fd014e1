// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
struct s{int a;} v={1}; struct s get(void){v.a=5;return v;} int sum(struct s p, struct s q){return p.a*10+q.a;} int main(void){ if(sum(v,get())==15) reach_error(); return 0; }
