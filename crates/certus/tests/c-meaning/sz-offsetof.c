// SAFE unreach-call: offsetof and alignment
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct s { char a; short b; char c; int d; char e[3]; }; A(__builtin_offsetof(struct s, b) == 2 && __builtin_offsetof(struct s, d) == 8 && __builtin_offsetof(struct s, e[2]) == 14 && sizeof(struct s) == 16); struct __attribute__((packed)) p { char a; int b; }; A(sizeof(struct p) == 5); struct { _Alignas(16) char c; } al; A(sizeof al == 16);
  return 0;
}
