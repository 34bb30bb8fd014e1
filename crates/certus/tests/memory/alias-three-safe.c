// SAFE unreach-call: the last write wins
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int a[3]={0}; unsigned i=__VERIFIER_nondet_uint(),j=__VERIFIER_nondet_uint(),k=__VERIFIER_nondet_uint(); if(i>=3||j>=3||k>=3) return 0; a[i]=1; a[j]=2; a[k]=3; if(a[k]!=3) reach_error(); return 0; }
