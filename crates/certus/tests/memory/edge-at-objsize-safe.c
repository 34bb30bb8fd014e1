// SAFE unreach-call LP64: at least the size
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]; CHECK(__builtin_object_size(b,0)>=0); return 0; }
