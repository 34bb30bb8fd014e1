// UNSAFE unreach-call ILP32: where the dead local was is open
extern void reach_error(void);
int x;
int main(void){ unsigned a=0; for(int i=0;i<2;i++){ int y=i; a=(unsigned)&y; } if(a>(unsigned)&x) reach_error(); return 0; }
