// UNSAFE unreach-call ILP32: the locals of two calls need not be at the same place
extern void reach_error(void);
unsigned f(void){  int x=0; return (unsigned)&x; } unsigned g(void){ int y[3]; y[0]=0; return f()+y[0]; }
int main(void){ unsigned a=f(),b=g(); if(a!=b) reach_error(); return 0; }
