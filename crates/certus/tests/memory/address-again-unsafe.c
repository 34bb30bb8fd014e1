// UNSAFE unreach-call: malloc may give the freed block again
extern void *malloc(unsigned long); extern void free(void*); extern void reach_error(void);
int main(void){ char *p=malloc(24); if(!p) return 0; unsigned long a=(unsigned long)p; free(p); char *q=malloc(24); if(q && (unsigned long)q==a) reach_error(); return 0; }
