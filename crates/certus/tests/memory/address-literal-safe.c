// SAFE unreach-call ILP32: a compound literal of ints is aligned to 4
extern void reach_error(void);
int main(void){ int *p=(int[]){1,2}; if((unsigned)p&3) reach_error(); return 0; }
