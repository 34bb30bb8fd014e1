// SAFE unreach-call: packed bit-fields cross bytes
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 8191;
int main(void) {
  struct __attribute__((packed)) { unsigned a : 5; unsigned b : 13; unsigned c : 20; unsigned char d; } s = { 1, k, 0xfffff, 9 }; A(sizeof s == 6); s.b += 1; A(s.a == 1 && s.b == 0 && s.c == 0xfffff && s.d == 9); s.c = 0x12345; A(s.b == 0 && s.c == 0x12345);
  return 0;
}
