int main(void) {
here:
    goto here;
}
