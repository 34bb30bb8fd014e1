// SAFE unreach-call: entry 1 is not called
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int hit; void f(void){ hit=1; } void g(void){ hit=2; }
int main(void){ void (*t[2])(void)={f,g}; unsigned long a=(unsigned long)t[__VERIFIER_nondet_uint()*2654435761u==0x12345678u]; ((void(*)(void))a)(); if(hit==0) reach_error(); return 0; }
