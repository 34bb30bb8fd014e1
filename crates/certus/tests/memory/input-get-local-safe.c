// SAFE unreach-call ILP32: get cannot know x
extern void reach_error(void);
extern int *get(void);
int main(void){ int x=1; int *p=get(); if(!p) return 0; *p=2; if(x!=1) reach_error(); return 0; }
