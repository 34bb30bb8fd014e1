// UNSAFE unreach-call ILP32: the locals of two calls may be at the same place
extern void reach_error(void);
unsigned f(void){ int x=0; return (unsigned)&x; }
int main(void){ unsigned a=f(),b=f(); if(a==b) reach_error(); return 0; }
