// SAFE unreach-call ILP32: 0x40000001*4 does not fit size_t, calloc has to fail
extern void *calloc(unsigned long,unsigned long); extern void reach_error(void);
int main(void){ char *p=calloc(0x40000001u,4); if(p) reach_error(); return 0; }
