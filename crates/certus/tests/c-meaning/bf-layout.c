// SAFE unreach-call: sizes of structs with bit-fields
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(struct { int a : 3; int b : 30; }) == 8); A(sizeof(struct { char a : 3; char b : 4; }) == 1); A(sizeof(struct { int a : 3; int : 0; int b : 3; }) == 8); A(sizeof(struct { char c; int a : 24; }) == 4); A(sizeof(struct { unsigned a : 1; char c; }) == 4); A(sizeof(struct __attribute__((packed)) { int a : 3; int b : 30; }) == 5); A(sizeof(struct { short a : 9; short b : 9; }) == 4);
  return 0;
}
