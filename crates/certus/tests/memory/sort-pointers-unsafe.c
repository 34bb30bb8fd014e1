// UNSAFE unreach-call: the smallest is 1 after sorting
extern unsigned char __VERIFIER_nondet_uchar(void); extern void reach_error(void);
int main(void){ int v[3]; int *p[3]; for(int i=0;i<3;i++){ v[i]=__VERIFIER_nondet_uchar(); p[i]=&v[i]; }
  for(int i=0;i<2;i++) for(int j=0;j<2-i;j++) if(*p[j]>*p[j+1]){ int *t=p[j]; p[j]=p[j+1]; p[j+1]=t; }
  if(*p[0]==1) reach_error(); return 0; }
