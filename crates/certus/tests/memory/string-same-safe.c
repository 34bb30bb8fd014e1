// SAFE unreach-call: different literals are different
extern void reach_error(void);
int main(void){ const char *a="abc",*b="abd"; if(a==b) reach_error(); return 0; }
