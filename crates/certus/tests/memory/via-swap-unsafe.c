// UNSAFE unreach-call: after the swap p is y
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
void swap(int **a,int **b){ int *t=*a; *a=*b; *b=t; }
int main(void){ int x=0,y=0; int *p=&x,*q=&y; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) swap(&p,&q); *p=1; *q=2; if(y==1) reach_error(); return 0; }
