// SAFE valid-deref ILP32: rows and columns are in order
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int m[2][3]; for(int i=0;i<2;i++) for(int j=0;j<3;j++) m[i][j]=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; return 0; }
