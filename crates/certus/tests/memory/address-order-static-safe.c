// SAFE unreach-call: two static objects are at different addresses
extern void reach_error(void);
int x,y;
int main(void){ unsigned long a=(unsigned long)&x,b=(unsigned long)&y; if(a==b) reach_error(); return 0; }
