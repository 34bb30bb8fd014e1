// UNSAFE unreach-call: a local may be below the heap as far as C says
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ int x; int *p=malloc(4); if(!p) return 0; if((unsigned long)&x<(unsigned long)p) reach_error(); return 0; }
