#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A text that grows in a buffer of its user's. It always ends with a zero. */
struct text {
    char *buffer;
    size_t capacity;
    size_t length;
};

/* Begins an empty text. The buffer has `capacity` bytes, one at least. */
void text_begin(struct text *text, char *buffer, size_t capacity);

/* Adds a character; false if there is no room for it. */
bool text_add(struct text *text, char c);

/* Adds a number in decimal, or nothing of it; false if there is no room for all of it. */
bool text_add_number(struct text *text, unsigned char number);

#endif
