// UNSAFE unreach-call: the pointer comes back from the heap
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int **c=malloc(2*sizeof(int*)); if(!c) return 0; c[0]=&y; c[1]=&x; unsigned i=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; *c[i]=1; if(x==1) reach_error(); return 0; }
