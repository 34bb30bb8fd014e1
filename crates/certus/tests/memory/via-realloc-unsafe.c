// UNSAFE unreach-call: realloc copies the pointers in the block
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int **c=malloc(sizeof(int*)); if(!c) return 0; c[0]=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; c=realloc(c,4*sizeof(int*)); if(!c) return 0; *c[0]=1; if(x==1) reach_error(); return 0; }
