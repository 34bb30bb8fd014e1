// SAFE unreach-call ILP32: two locals do not overlap
extern void reach_error(void);
int main(void){ int x,y; unsigned a=(unsigned)&x,b=(unsigned)&y; if(b-a<4u) reach_error(); return 0; }
