// A protocol with a mistake that takes some steps to meet: the fourth retry forgets to release.
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned held = 0, retries = 0, phase = 0;
  while (1) {
    switch (phase) {
    case 0:
      if (held) reach_error();
      held = 1;
      phase = 1;
      break;
    case 1:
      if (__VERIFIER_nondet_uint() % 3 == 0) phase = 2;
      else { retries++; phase = 3; }
      break;
    case 2:
      held = 0;
      retries = 0;
      phase = 0;
      break;
    default:
      if (retries < 4) held = 0;
      phase = 0;
      break;
    }
  }
}
