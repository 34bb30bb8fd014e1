// A server answers each request after some work.
extern int __VERIFIER_nondet_int(void);
int request, answer;

int main(void) {
  while (1) {
    request = __VERIFIER_nondet_int() != 0;
    if (request) {
      int work = __VERIFIER_nondet_int() & 3;
      while (work > 0)
        work = work - 1;
      answer = 1;
      answer = 0;
      request = 0;
    }
  }
}
