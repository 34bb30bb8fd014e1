// SAFE unreach-call: static objects begin with all bytes zero, padding included (6.7.9p10)
extern int memcmp(const void*,const void*,unsigned long); extern void reach_error(void);
struct S{ char c; int i; }; static struct S a,b;
int main(void){ if(memcmp(&a,&b,sizeof a)) reach_error(); return 0; }
