/* Clamping a number, which may be none at all. */
#include <assert.h>

extern float __VERIFIER_nondet_float(void);

int main(void) {
    float x = __VERIFIER_nondet_float();
    if (!(x >= 0.0f)) {
        x = 0.0f;
    }
    if (x > 1.0f) {
        x = 1.0f;
    }
    assert(0.0f <= x && x <= 1.0f);
    return 0;
}
