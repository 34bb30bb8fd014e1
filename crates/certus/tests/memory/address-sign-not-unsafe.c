// UNSAFE unreach-call ILP32: an address may be positive as an int
extern void reach_error(void);
int x;
int main(void){ int a=(int)&x; if(a>0) reach_error(); return 0; }
