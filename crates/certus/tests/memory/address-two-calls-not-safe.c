// SAFE unreach-call ILP32: it is a static, which stays where it is
extern void reach_error(void);
unsigned f(void){ static int x=0; return (unsigned)&x; } unsigned g(void){ int y[3]; y[0]=0; return f()+y[0]; }
int main(void){ unsigned a=f(),b=g(); if(a!=b) reach_error(); return 0; }
