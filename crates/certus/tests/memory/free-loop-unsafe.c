// UNSAFE valid-free ILP32: element k is freed a second time
extern void *malloc(unsigned long); extern void free(void*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ void *p[4]; unsigned k=__VERIFIER_nondet_uint(); if(k>=4) return 0; for(int i=0;i<4;i++) p[i]=malloc(8); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u){ free(p[k]);  } for(int i=0;i<4;i++) free(p[i]); return 0; }
