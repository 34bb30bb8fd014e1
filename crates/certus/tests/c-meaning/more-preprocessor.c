// SAFE unreach-call: arithmetic of #if and predefined macros
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
#if -1 > 0u && 1 << 40 && (2 || 1 / 0)
#define OK 3
#else
#define OK 4
#endif
#define V(a, ...) V2(a, __VA_ARGS__)
#define V2(a, b, c) c
#define F(x) ((x) * 2)
int main(void) {
  A(OK == 3); A(__CHAR_BIT__ == 8 && __INT_MAX__ == 2147483647); A(__SIZEOF_LONG__ == sizeof(long) && __SIZEOF_POINTER__ == sizeof(void *)); A(V(1, 2, 3) == 3); A(F (2) == 4); int F = 7; A(F == 7); A('\\' == 92);
  return 0;
}
