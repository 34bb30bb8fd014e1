// SAFE unreach-call: ?: of structs, comma of structs
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  struct s { int a; char c; } x = { 1, 2 }, y = { 3, 4 }; struct s z = k ? x : y; A(z.a == 1); A((k ? y : x).c == 4); z = (x.a++, y); A(z.a == 3 && x.a == 2); A((k, x).a == 2); struct s w[2] = { x, y }; A((!k ? w[0] : w[1]).a == 3);
  return 0;
}
