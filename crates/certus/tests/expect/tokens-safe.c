// Three clients and one token: never do two of them work.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned a = 0, b = 0, c = 0, token = 1, served = 0;
  while (__VERIFIER_nondet_uint()) {
    switch (__VERIFIER_nondet_uint() % 6) {
    case 0: if (!a && token) { a = 1; token = 0; } break;
    case 1: if (!b && token) { b = 1; token = 0; } break;
    case 2: if (!c && token) { c = 1; token = 0; } break;
    case 3: if (a) { a = 0; token = 1; served += 2; } break;
    case 4: if (b) { b = 0; token = 1; served += 2; } break;
    default: if (c) { c = 0; token = 1; served += 2; } break;
    }
    if (a + b + c + token != 1 || served & 1) reach_error();
  }
  return 0;
}
