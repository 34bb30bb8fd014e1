// SAFE unreach-call: neighbours are 4 bytes apart
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int a[4]; unsigned i=__VERIFIER_nondet_uint(); if(i<3 && (unsigned long)&a[i+1]-(unsigned long)&a[i]!=4) reach_error(); return 0; }
