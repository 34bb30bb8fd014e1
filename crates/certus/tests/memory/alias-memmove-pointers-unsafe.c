// UNSAFE unreach-call: the pointers are moved by one
extern void *memmove(void*,const void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0,z=0; int *a[3]={&x,&y,&z}; memmove(a,a+1,2*sizeof(int*)); *a[__VERIFIER_nondet_uint()*2654435761u==0x12345678u]=1; if(z==1) reach_error(); return 0; }
