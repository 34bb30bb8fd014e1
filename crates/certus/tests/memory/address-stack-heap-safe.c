// SAFE unreach-call: a local and a block are different
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ int x; int *p=malloc(4); if(!p) return 0; if((unsigned long)&x==(unsigned long)p) reach_error(); return 0; }
