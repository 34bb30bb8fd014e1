/* Only a run that overflows goes on for ever: C leaves that undefined, so neither answer would be right. */
int main(void) {
    int x = 1;
    while (x != 0) x += 2;
    return 0;
}
