// SAFE unreach-call: conversion after ?:
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  unsigned char c = k ? -1 : 0; A(c == 255); long long l = k ? -1 : 0u; A(l == 4294967295LL); double d = k ? 1 : 2.5; A(d == 1.0); l = k ? (short)-1 : 0L; A(l == -1); float f = k ? 16777217 : 0.5f; A(f == 16777216.0f); int i = k ? 2.9 : 1; A(i == 2);
  return 0;
}
