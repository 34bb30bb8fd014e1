// SAFE valid-deref ILP32: the table has 16 slots

int x,t[16];
int main(void){ unsigned h=(unsigned)&x>>4&15; t[h]=1; return 0; }
