// UNSAFE valid-deref ILP32: the index becomes 4 before it is set back

int main(void){ int b[4]={0}; unsigned h=0; for(int i=0;i<10;i++){ b[h]=i; h++; if(h>4) h=0; } return 0; }
