// UNSAFE unreach-call ILP32: 16 MB of zeros can be had
extern void *calloc(unsigned long,unsigned long); extern void reach_error(void);
int main(void){ char *p=calloc(0x400001u,4); if(p) reach_error(); return 0; }
