// SAFE unreach-call: packed enums are small
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 257;
int main(void) {
  enum __attribute__((packed)) p { X = 1, Y = 255 }; enum __attribute__((packed)) q { N = -1, M = 127 }; A(sizeof(enum p) == 1 && sizeof(enum q) == 1); enum p a = k; A(a == 1); enum q b = k; A(b == 1); b = 255; A(b == -1); a = 255; A(a == 255); enum __attribute__((packed)) r { R = 256 }; A(sizeof(enum r) == 2);
  return 0;
}
