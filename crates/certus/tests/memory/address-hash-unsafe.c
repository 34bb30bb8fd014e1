// UNSAFE unreach-call ILP32: the hash of an unknown number is unknown
extern void reach_error(void);
int x,t[16];
int main(void){ unsigned h=(unsigned)&x*2654435761u>>28; if(h==3) reach_error(); return t[h]; }
