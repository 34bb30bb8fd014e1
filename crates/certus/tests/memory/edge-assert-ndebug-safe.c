// SAFE unreach-call LP64: NDEBUG takes them out
#define NDEBUG
#include <assert.h>
int main(void){ assert(0); return 0; }
