/* States in an order that no sum or difference has: the loop is counted. */
int main(void) {
    int state = 5;
    while (state != 0) {
        switch (state) {
        case 5: state = 2; break;
        case 2: state = 7; break;
        case 7: state = 1; break;
        case 1: state = 6; break;
        case 6: state = 3; break;
        case 3: state = 4; break;
        case 4: state = 0; break;
        }
    }
    return 0;
}
