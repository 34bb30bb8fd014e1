// UNSAFE unreach-call: the second block may be behind the first
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(100),*q=malloc(100); if(!p||!q) return 0; if((unsigned long)q>(unsigned long)p) reach_error(); return 0; }
