// SAFE unreach-call: an int is aligned to 4
extern void reach_error(void);
int x;
int main(void){ if((unsigned long)&x&3) reach_error(); return 0; }
