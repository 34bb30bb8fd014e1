// SAFE no-overflow: conversion does not overflow
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  int r = (int)((unsigned)k - 1);
  return 0;
}
