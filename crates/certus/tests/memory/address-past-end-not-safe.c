// SAFE unreach-call ILP32: a+4 and &a[4] are the same
extern void reach_error(void);
int a[4],b[4];
int main(void){ int *e=a; for(int i=0;i<4;i++) e++; if(e!=&a[4]) reach_error(); return 0; }
