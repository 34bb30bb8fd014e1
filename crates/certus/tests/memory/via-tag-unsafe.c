// UNSAFE unreach-call: the low bit of the address of an int is free for a tag
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; unsigned long t=(unsigned long)p|1; if(!(t&1)) return 0; p=(int*)(t&~1ul); *p=1; if(x==1) reach_error(); return 0; }
