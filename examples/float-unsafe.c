/* Adding one makes a number larger: not if it is so large that one is lost in it. */
#include <assert.h>

extern float __VERIFIER_nondet_float(void);

int main(void) {
    float x = __VERIFIER_nondet_float();
    if (x > 0.0f) {
        assert(x + 1.0f > x);
    }
    return 0;
}
