// SAFE unreach-call: strings are joined; __LINE__, #, ##
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
#define STR(x) #x
#define CAT(a, b) a##b
int main(void) {
  A(sizeof("ab" "cd") == 5 && "ab" "cd"[2] == 'c'); A(sizeof(STR(a + b)) == 6); A(CAT(1, 2) == 12); int l = __LINE__; A(__LINE__ == l); A(sizeof(__func__) == 5 && __func__[0] == 'm');
  return 0;
}
