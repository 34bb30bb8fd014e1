// UNSAFE no-overflow: i+1 overflows for INT_MAX
extern int __VERIFIER_nondet_int(void);
int main(void){ int a[4]={0}; int i=__VERIFIER_nondet_int(); if(i<0) return 0; i=i+1; if(i>=0 && i<4) return a[i]; return 0; }
