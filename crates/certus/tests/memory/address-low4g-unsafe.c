// UNSAFE unreach-call LP64: an address may be above 4 GB
extern void reach_error(void);
int main(void){ int x; unsigned long a=(unsigned long)&x; if(a>>32) reach_error(); return 0; }
