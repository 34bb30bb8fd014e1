// SAFE unreach-call: one literal is one object
extern void reach_error(void);
const char *f(void){ return "abc"; }
int main(void){ const char *a=f(),*b=f(); if(a!=b) reach_error(); return 0; }
