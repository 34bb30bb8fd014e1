// SAFE unreach-call: a union takes its first member
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  union { char c; int i; } u = { 300 }; A(u.c == 44); union { int i; char c; } v = { .c = 1 }; A(v.c == 1); struct { union { int a; float f; }; int b; } w = { { .f = 1.0f }, 2 }; A(w.a == 0x3f800000 && w.b == 2);
  return 0;
}
