// SAFE valid-deref LP64: compound literal lives as long as the block around
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int *q; { q=(int[]){1,2}; CHECK(q[1]==2); } return 0; }
