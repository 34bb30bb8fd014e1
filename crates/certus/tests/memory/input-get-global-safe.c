// SAFE unreach-call ILP32: get gives something else
extern void reach_error(void);
extern int *get(void); int g;
int main(void){ int *p=get(); if(!p) return 0; if(p==&g) return 0; g=1; *p=2; if(g==2) reach_error(); return 0; }
