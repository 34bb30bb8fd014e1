// UNSAFE unreach-call: the number of g makes g again
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int f(void){ return 1; } int g(void){ return 2; }
int main(void){ unsigned long a=(unsigned long)f,b=(unsigned long)g; unsigned long c=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?b:a; unsigned long d=c^b^b; int r=((int(*)(void))d)(); if(r==2) reach_error(); return 0; }
