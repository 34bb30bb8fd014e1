// UNSAFE unreach-call LP64: assert
extern int __VERIFIER_nondet_int(void);
#include <assert.h>
extern int __VERIFIER_nondet_int(void); int main(void){ int x=__VERIFIER_nondet_int(); assert(x!=7); return 0; }
