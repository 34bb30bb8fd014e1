// UNSAFE unreach-call: bit 2 of the address of an int is open
extern void reach_error(void);
int x;
int main(void){ if((unsigned long)&x&4) reach_error(); return 0; }
