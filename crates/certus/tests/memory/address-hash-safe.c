// SAFE unreach-call ILP32: four bits are at most 15
extern void reach_error(void);
int x,t[16];
int main(void){ unsigned h=(unsigned)&x*2654435761u>>28; if(h>15) reach_error(); return t[h]; }
