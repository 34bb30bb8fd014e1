// UNSAFE unreach-call: realloc may leave the block where it is
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(4); if(!p) return 0; unsigned long a=(unsigned long)p; char *q=realloc(p,5); if(q && (unsigned long)q==a) reach_error(); return 0; }
