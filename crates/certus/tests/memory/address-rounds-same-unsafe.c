// UNSAFE unreach-call ILP32: the local of the next round may be at the same place
extern void reach_error(void);
int main(void){ unsigned a=0; for(int i=0;i<2;i++){ int y=i; unsigned b=(unsigned)&y; if(i==1 && a==b) reach_error(); a=b; } return 0; }
