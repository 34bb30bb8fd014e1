// UNSAFE valid-deref LP64: a backward goto past the declaration ends the VLA
int main(void){ int n=3,k=0; char *q=0; again:; if(k==1) return *q; char a[n]; a[0]=1; q=a; k++; goto again; }
