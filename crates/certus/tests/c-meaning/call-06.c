// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(c) unsigned char c; { return c; } int h(s) short s; {return s;} int main(void){ int (*p)()=g; if(p(-1)!=255) reach_error(); p=h; if(p(0x18000)!=-32768) reach_error(); return 0; }
