// UNSAFE unreach-call ILP32: the local of the next round may be somewhere else
extern void reach_error(void);
int main(void){ unsigned a=0; for(int i=0;i<2;i++){ int y=i; if(i==1 && a!=(unsigned)&y) reach_error(); a=(unsigned)&y; if(a!=(unsigned)&y) reach_error(); } return 0; }
