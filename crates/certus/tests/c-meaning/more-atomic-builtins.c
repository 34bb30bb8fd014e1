// SAFE unreach-call: atomic builtins are sequential here
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  int v = k; A(__sync_fetch_and_add(&v, 3) == 5 && v == 8); A(__sync_add_and_fetch(&v, 2) == 10); A(__sync_bool_compare_and_swap(&v, 10, 1) && v == 1); A(__atomic_fetch_sub(&v, 1, 5) == 1 && v == 0); A(__atomic_exchange_n(&v, 7, 5) == 0 && __atomic_load_n(&v, 5) == 7); _Atomic int a = 3; a += 4; a++; A(a == 8);
  return 0;
}
