// UNSAFE unreach-call: the second block may be before the first
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(100),*q=malloc(100); if(!p||!q) return 0; unsigned long a=(unsigned long)p,b=(unsigned long)q; if(b<a) reach_error(); return 0; }
