// SAFE unreach-call ILP32: the last element of a is not in b
extern void reach_error(void);
int a[4],b[4];
int main(void){ if(a+3==b) reach_error(); return 0; }
