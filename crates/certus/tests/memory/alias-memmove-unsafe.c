// UNSAFE unreach-call: memmove copies as if through another place
extern void *memmove(void*,const void*,unsigned long); extern void reach_error(void);
int main(void){ char a[4]={1,2,3,4}; memmove(a+1,a,3); if(a[3]==3) reach_error(); return 0; }
