// SAFE unreach-call LP64: all assertions are constants
#include <assert.h>
int main(void){ assert(1); assert(sizeof(int)==4); return 0; }
