// SAFE unreach-call: one of them comes first
extern void reach_error(void);
int x,y;
int main(void){ unsigned long a=(unsigned long)&x,b=(unsigned long)&y; if(!(a<b) && !(a>b)) reach_error(); return 0; }
