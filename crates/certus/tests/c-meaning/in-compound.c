// SAFE unreach-call: compound literals
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int *p = (int[]){ 1, k, 3 }; A(p[1] == 7); struct s { int a, b; } x = (struct s){ .b = k }; A(x.a == 0 && x.b == 7); p[1]++; A(p[1] == 8); A(((struct s){ 4, 5 }).b == 5); int i = 0; A((int){ i++ } == 0 && i == 1);
  return 0;
}
