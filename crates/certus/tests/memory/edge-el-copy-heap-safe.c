// SAFE unreach-call LP64: two parts of a heap object
extern void reach_error(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char*b=malloc(16); if(!b) return 0; b[0]=1; memcpy(b+8,b,8); CHECK(b[8]==1); free(b); return 0; }
