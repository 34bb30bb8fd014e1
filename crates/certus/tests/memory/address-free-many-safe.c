// SAFE unreach-call: the first block still lives
extern void *malloc(unsigned long); extern void reach_error(void);
int main(void){ char *p=malloc(8); if(!p) return 0; unsigned long a=(unsigned long)p;  for(int i=0;i<3;i++){ char *q=malloc(8); if(q && (unsigned long)q==a) reach_error(); } return 0; }
