// SAFE unreach-call: conversion to integers truncates
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
double d = -2.9;
int main(void) {
  A((int)d == -2 && (int)-d == 2); A((unsigned char)200.9 == 200); A((int)1e9f == 1000000000); A((long long)1e15 == 1000000000000000LL); unsigned u = 3e9; A(u == 3000000000u); char c = d; A(c == -2); _Bool b = 0.1; A(b); int i = 0.999999; A(i == 0);
  return 0;
}
