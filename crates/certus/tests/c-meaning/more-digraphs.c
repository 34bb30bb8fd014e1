// SAFE unreach-call: digraphs
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  int a<:2:> = <% 1, k %>; A(a<:1:> == 5);
  return 0;
}
