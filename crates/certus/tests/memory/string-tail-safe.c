// SAFE unreach-call: a tail with another text is none
extern void reach_error(void);
int main(void){ const char *a="xabc",*b="abd"; if(a+1==b) reach_error(); return 0; }
