// UNSAFE unreach-call ILP32: two ints may be neighbours
extern void reach_error(void);
int x,y;
int main(void){ unsigned d=(unsigned)&x-(unsigned)&y; if(d==4) reach_error(); return 0; }
