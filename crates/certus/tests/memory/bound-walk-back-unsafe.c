// UNSAFE valid-deref: the loop goes to a[-1]

int main(void){ int a[3]={1,2,3}; int s=0; for(int i=2;i>=-1;i--) s+=(a+i)[0]; return s; }
