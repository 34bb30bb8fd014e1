#include <assert.h>

unsigned any_size(void);

int main(void) {
    unsigned size = any_size();
    if (size < 8 && size > 16) {
        size = size * 2;
        assert(size > 16);
    }
    return 0;
}
