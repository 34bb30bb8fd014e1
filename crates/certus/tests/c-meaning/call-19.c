// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
enum __attribute__((packed)) e {A=1,B=200}; int g(v) enum e v; { return v; } int main(void){ int(*p)()=g; if(p(B)!=200) reach_error(); return 0; }
