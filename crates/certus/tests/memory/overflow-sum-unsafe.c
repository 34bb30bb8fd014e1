// UNSAFE no-overflow: two elements may overflow
extern int __VERIFIER_nondet_int(void);
int main(void){ int a[3],s=0; for(int i=0;i<3;i++){ a[i]=__VERIFIER_nondet_int(); if(a[i]<0) return 0; } for(int *p=a;p!=a+3;p++) s+=*p; return s==0; }
