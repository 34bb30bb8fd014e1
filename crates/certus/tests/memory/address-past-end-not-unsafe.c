// UNSAFE unreach-call ILP32: b need not begin where a ends
extern void reach_error(void);
int a[4],b[4];
int main(void){ int *e=a; for(int i=0;i<4;i++) e++; if(a+4!=b) reach_error(); return 0; }
