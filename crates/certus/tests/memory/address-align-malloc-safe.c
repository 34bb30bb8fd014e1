// SAFE unreach-call: a block is aligned for a pointer
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(64); if(p && (unsigned long)p&(sizeof(void*)-1)) reach_error(); return 0; }
