// UNSAFE unreach-call LP64: other byte order
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct __attribute__((scalar_storage_order("big-endian"))) s{int i;}; int main(void){ struct s v={1}; CHECK(((char*)&v)[0]==1); return 0; }
