// UNSAFE valid-deref LP64: too long
extern char*strcat(char*,const char*); int main(void){ char b[4]="ab"; strcat(b,"cd"); return 0; }
