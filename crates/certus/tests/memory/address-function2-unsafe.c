// UNSAFE unreach-call: which of two functions comes first is open
extern void reach_error(void);
int f(void){ return 1; } int g(void){ return 2; }
int main(void){ if((unsigned long)f>(unsigned long)g) reach_error(); return 0; }
