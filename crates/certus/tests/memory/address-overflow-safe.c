// SAFE no-overflow ILP32: the number is made small

int x;
int main(void){ int a=(int)&x&0xffff; a=a+0x40000000; return a==0; }
