// UNSAFE unreach-call: which of two static objects comes first is open
extern void reach_error(void);
int x,y;
int main(void){ unsigned long a=(unsigned long)&x,b=(unsigned long)&y; if(a>b) reach_error(); return 0; }
