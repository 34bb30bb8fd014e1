// UNSAFE valid-deref ILP32: the table has 8 of 16 slots

int x,t[8];
int main(void){ unsigned h=(unsigned)&x>>4&15; t[h]=1; return 0; }
