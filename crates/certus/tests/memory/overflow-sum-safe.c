// SAFE no-overflow: the elements are small
extern int __VERIFIER_nondet_int(void);
int main(void){ int a[3],s=0; for(int i=0;i<3;i++){ a[i]=__VERIFIER_nondet_int(); if(a[i]<0||a[i]>1000) return 0; } for(int *p=a;p!=a+3;p++) s+=*p; return s==0; }
