// SAFE unreach-call: #pragma pack
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
#pragma pack(push, 1)
struct p { char a; int b; short c; };
#pragma pack(pop)
struct q { char a; int b; };
_Static_assert(sizeof(struct q) == 8, "");
int k = 258;
int main(void) {
  A(sizeof(struct p) == 7); struct p v = { 1, k, 3 }; A(v.b == 258 && v.c == 3);
  return 0;
}
