// UNSAFE unreach-call ILP32: b may begin where a ends
extern void reach_error(void);
int a[4],b[4];
int main(void){ if(a+4==b) reach_error(); return 0; }
