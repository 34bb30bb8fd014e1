/* A byte is never 256: after 255 comes 0. */
int main(void) {
    unsigned rounds = 0;
    for (unsigned char i = 0; i < 256; i++) rounds = i;
    return (int)rounds;
}
