// SAFE unreach-call: void* and char* keep the object
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; void *v=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?(void*)&x:(void*)&y; char *c=v; c+=4; c-=4; *(int*)c=1; if(x+y!=1) reach_error(); return 0; }
