// UNSAFE valid-deref LP64: not terminated
extern unsigned long strlen(const char *);
extern char*strncpy(char*,const char*,unsigned long); int main(void){ char b[3]; strncpy(b,"xyz",3); return strlen(b); }
