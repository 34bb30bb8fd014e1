// SAFE unreach-call LP64: only a static assertion and a folded one
#include <assert.h>
_Static_assert(1,"x"); int main(void){ assert("text"); return 0; }
