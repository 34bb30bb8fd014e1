// UNSAFE valid-deref: the pointers in the zeroed block are null
extern void *calloc(unsigned long,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int **p=calloc(2,sizeof(int*)); if(!p) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p[1]=1; return 0; }
