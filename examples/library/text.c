#include "text.h"

void text_begin(struct text *text, char *buffer, size_t capacity) {
    text->buffer = buffer;
    text->capacity = capacity;
    text->length = 0;
    buffer[0] = '\0';
}

bool text_add(struct text *text, char c) {
    if (text->length + 1 >= text->capacity) {
        return false;
    }
    text->buffer[text->length++] = c;
    text->buffer[text->length] = '\0';
    return true;
}

bool text_add_number(struct text *text, unsigned char number) {
    size_t digits = number < 10 ? 1 : number < 100 ? 2 : 3;
#ifdef BUG
    if (text->length + digits > text->capacity) {
#else
    if (text->length + digits + 1 > text->capacity) {
#endif
        return false;
    }
    for (size_t i = digits; i > 0; i--) {
        text->buffer[text->length + i - 1] = (char)('0' + number % 10);
        number /= 10;
    }
    text->length += digits;
    text->buffer[text->length] = '\0';
    return true;
}
