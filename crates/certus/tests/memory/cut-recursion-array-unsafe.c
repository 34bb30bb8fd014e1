// UNSAFE valid-deref ILP32: b[d] with d==100 at the first depth
extern unsigned __VERIFIER_nondet_uint(void);
int f(int d){ char b[100]; b[0]=0; if(d<=0) return 0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) b[d]=1; return f(d-1)+b[0]; }
int main(void){ return f(100); }
