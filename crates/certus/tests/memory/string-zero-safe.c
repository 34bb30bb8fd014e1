// SAFE unreach-call: the length ends at the first zero
extern unsigned long strlen(const char*); extern void reach_error(void);
int main(void){ if(strlen("ab\0cd")!=2 || sizeof "ab\0cd"!=6) reach_error(); return 0; }
