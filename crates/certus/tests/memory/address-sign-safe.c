// SAFE unreach-call ILP32: an address is negative or not
extern void reach_error(void);
int x;
int main(void){ int a=(int)&x; if(!(a<0) && !(a>=0)) reach_error(); return 0; }
