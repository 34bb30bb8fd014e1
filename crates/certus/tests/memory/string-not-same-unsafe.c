// UNSAFE unreach-call: equal literals may be two objects
extern void reach_error(void);
const char *f(void){ return "abc"; }
int main(void){ const char *a=f(),*b="abc"; if(a!=b) reach_error(); return 0; }
