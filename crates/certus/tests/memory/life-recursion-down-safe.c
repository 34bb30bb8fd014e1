// SAFE unreach-call: each activation has an x of its own
extern void reach_error(void);
int f(int d,int *up){ int x=d; if(up) *up+=1; if(d>0) f(d-1,&x); return x; }
int main(void){ int y=0; int r=f(3,&y); if(r!=4 || y!=1) reach_error(); return 0; }
