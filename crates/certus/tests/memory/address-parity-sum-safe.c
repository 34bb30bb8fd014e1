// SAFE unreach-call ILP32: the sum of the addresses of two shorts is even
extern void reach_error(void);
short a,b;
int main(void){ if(((unsigned)&a+(unsigned)&b)&1) reach_error(); return 0; }
