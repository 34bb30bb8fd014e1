// SAFE unreach-call ILP32: both locals live
extern void reach_error(void);
int main(void){ unsigned a=0; for(int i=0;i<2;i++){ int y[2]; unsigned b=(unsigned)&y[1]; a=(unsigned)&y[0]; if(i==1 && a==b) reach_error(); a=b; } return 0; }
