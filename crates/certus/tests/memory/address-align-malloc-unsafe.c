// UNSAFE unreach-call: bit 5 of the address of a block is open
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(64); if(p && (unsigned long)p&32) reach_error(); return 0; }
