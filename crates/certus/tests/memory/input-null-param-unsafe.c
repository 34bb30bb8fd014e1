// UNSAFE valid-deref ILP32 --function f: p may be null

int f(int *p,int n){ if(n==12345) return *p; return 0; }
int main(void){ return 0; }
