#include "text.h"
#include <assert.h>

unsigned char any_number(void);
_Bool any_choice(void);

int main(void) {
    char buffer[6];
    struct text text;
    text_begin(&text, buffer, sizeof buffer);
    while (any_choice()) {
        size_t before = text.length;
        bool done = any_choice() ? text_add(&text, 'x') : text_add_number(&text, any_number());
        assert(done ? text.length > before : text.length == before);
        assert(text.length < sizeof buffer);
        assert(buffer[text.length] == '\0');
    }
    return 0;
}
