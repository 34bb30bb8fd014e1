// UNSAFE unreach-call LP64: memcpy of a part over a pointer
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int k;int*p;}; static _Alignas(256) int a[64],b[64]; int main(void){ struct s t={1,a}; int *q=b+1; memcpy(&t.p,&q,1); *t.p=5; CHECK(a[1]==0); return 0; }
