// SAFE unreach-call: blocks do not overlap
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(100),*q=malloc(100); if(!p||!q) return 0; unsigned long a=(unsigned long)p,b=(unsigned long)q; if(a-b<100 || b-a<100) reach_error(); return 0; }
