// UNSAFE valid-deref LP64: each round has its own literal
int main(void){ int *q=0; for(int i=0;i<2;i++){ int *r=(int[]){i}; if(i) return *q; q=r; } return 0; }
