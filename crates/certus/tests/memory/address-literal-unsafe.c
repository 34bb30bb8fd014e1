// UNSAFE unreach-call ILP32: bit 2 of the address of a compound literal is open
extern void reach_error(void);
int main(void){ int *p=(int[]){1,2}; if((unsigned)p>>2&1) reach_error(); return 0; }
