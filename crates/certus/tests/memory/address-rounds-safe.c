// SAFE unreach-call ILP32: inside of a round it stays
extern void reach_error(void);
int main(void){ unsigned a=0; for(int i=0;i<2;i++){ int y=i; if(i==2) reach_error(); a=(unsigned)&y; if(a!=(unsigned)&y) reach_error(); } return 0; }
