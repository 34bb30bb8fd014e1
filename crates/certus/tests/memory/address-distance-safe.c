// SAFE unreach-call ILP32: two ints are a multiple of 4 apart
extern void reach_error(void);
int x,y;
int main(void){ unsigned d=(unsigned)&x-(unsigned)&y; if(d==6) reach_error(); return 0; }
