// UNSAFE unreach-call ILP32: two blocks of alloca are in any order
extern void reach_error(void);
int main(void){ char *p=__builtin_alloca(8),*q=__builtin_alloca(8); if((unsigned)p>(unsigned)q) reach_error(); return 0; }
