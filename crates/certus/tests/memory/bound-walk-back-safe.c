// SAFE valid-deref: the loop ends at a[0]

int main(void){ int a[3]={1,2,3}; int s=0; for(int i=2;i>=0;i--) s+=(a+i)[0]; return s; }
