// SAFE unreach-call: anonymous structs and unions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct { int a; union { struct { int b, c; }; int d[2]; }; } s = { 1, { { 2, 3 } } }; A(s.d[1] == 3); s.d[0] = 7; A(s.b == 7 && s.a == 1); 
  return 0;
}
