// SAFE valid-deref: drop clears the pointer
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
void drop(int **q){ free(*q); *q=0; }
int main(void){ int *p=malloc(4); if(!p) return 0; *p=1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) drop(&p); if(p) return *p; return 0; }
