// UNSAFE unreach-call: order of evaluation
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int a[4]; int n; int f(void){ return a[0];} int main(void){ int i=0; a[i++] += 3 + f(); a[0]=0; int j=0; a[j++] = f()+ (a[0]=7); if (a[0]==14) reach_error(); return 0; }
