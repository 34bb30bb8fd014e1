// SAFE valid-deref LP64: object size in a guard
int main(void){ char b[8]; unsigned long n=__builtin_object_size(b,0); if(n!=(unsigned long)-1) b[7]=1; else b[0]=1; return 0; }
