// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(c) char c; { return c; } int main(void){ int (*p)()=g; if(p(300)!=44||p(200)!=-56||g(-1)!=-1) reach_error(); return 0; }
