// UNSAFE unreach-call: one of the later blocks may be where the first was
extern void *malloc(unsigned long); extern void free(void*); extern void reach_error(void);
int main(void){ char *p=malloc(8); if(!p) return 0; unsigned long a=(unsigned long)p; free(p); for(int i=0;i<3;i++){ char *q=malloc(8); if(q && (unsigned long)q==a) reach_error(); } return 0; }
