// SAFE unreach-call LP64: nodes of a list
extern void reach_error(void);
extern void *malloc(__SIZE_TYPE__);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct n{struct n*x;char b[8];}; int main(void){ struct n*h=0; for(int i=0;i<2;i++){ struct n*q=malloc(sizeof*q); if(!q) return 0; q->x=h; q->b[0]=i; h=q; } memcpy(h->b,h->x->b,8); CHECK(h->b[0]==0); return 0; }
