// SAFE unreach-call: the second byte of 0x1234 is 0x12 here
extern void reach_error(void);
int main(void){ int x=0x1234; unsigned char *c=(unsigned char*)&x; c[0]=0x56; if(x!=0x1256) reach_error(); return 0; }
