/* Binary search whose upper end is one too far. */
extern int __VERIFIER_nondet_int(void);

int find(const int *sorted, int n, int wanted) {
    int low = 0, high = n;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (sorted[middle] == wanted) {
            return middle;
        }
        if (sorted[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}

int main(void) {
    int numbers[4] = {1, 3, 5, 7};
    return find(numbers, 4, __VERIFIER_nondet_int());
}
