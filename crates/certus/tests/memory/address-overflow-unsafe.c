// UNSAFE no-overflow ILP32: an unknown number plus 0x40000000 may not fit int

int x;
int main(void){ int a=(int)&x; a=a+0x40000000; return a==0; }
