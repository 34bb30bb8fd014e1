// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
#include <stdio.h>
int c; int n(void){return ++c;} int last; int sv(int v){last=v;return v;} int main(void){ printf("%d %d", sv(1), sv(2)); if(last==1) reach_error(); return 0; }
