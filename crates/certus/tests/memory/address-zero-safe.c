// SAFE unreach-call: no object is at the null pointer
extern void reach_error(void);
int x;
int main(void){ int *p=&x; if(!p) reach_error(); return 0; }
