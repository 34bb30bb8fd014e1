// SAFE unreach-call: plain char is signed
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 200;
int main(void) {
  char c = k; int i = c;
  A(i == -56); A(c < 0); A((unsigned char)c == 200); A((unsigned)c == 4294967240u);
  return 0;
}
