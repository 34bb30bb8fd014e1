// SAFE unreach-call: p is not free yet
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(24); if(!p) return 0; unsigned long a=(unsigned long)p;  char *q=malloc(24); if(q && (unsigned long)q==a) reach_error(); return 0; }
