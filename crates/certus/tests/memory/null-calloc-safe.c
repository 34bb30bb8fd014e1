// SAFE valid-deref: they are looked at
extern void *calloc(unsigned long,unsigned long);
int main(void){ int **p=calloc(2,sizeof(int*)); if(!p) return 0; if(p[1]!=0) *p[1]=1; return 0; }
