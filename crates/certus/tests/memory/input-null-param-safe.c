// SAFE valid-deref ILP32 --function f: p is not used

int f(int *p,int n){ if(n==12345) return p!=0; return 0; }
int main(void){ return 0; }
