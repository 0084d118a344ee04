/* Fannkuch: the algorithm and the output of fannkuch.py. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long fannkuch(int n, int *most) {
    int permutation[n], flipped[n], count[n];
    long checksum = 0, number = 0;
    int r = n;
    *most = 0;
    for (int i = 0; i < n; i++) permutation[i] = i;
    for (;;) {
        for (; r != 1; r--) count[r - 1] = r;
        memcpy(flipped, permutation, sizeof flipped);
        int flips = 0;
        for (int head; (head = flipped[0]) != 0; flips++) {
            for (int low = 0, high = head; low < high; low++, high--) {
                int value = flipped[low];
                flipped[low] = flipped[high];
                flipped[high] = value;
            }
        }
        if (flips > *most) *most = flips;
        checksum += number % 2 == 0 ? flips : -flips;
        for (;; r++) {
            if (r == n) return checksum;
            int first = permutation[0];
            memmove(permutation, permutation + 1, r * sizeof *permutation);
            permutation[r] = first;
            if (--count[r] > 0) break;
        }
        number++;
    }
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 3;
    int n = argc > 2 ? atoi(argv[2]) : 9;
    long checksum = 0;
    int most = 0;
    for (int round = 0; round < rounds; round++) checksum = fannkuch(n, &most);
    printf("%ld\nPfannkuchen(%d) = %d\n", checksum, n, most);
    return 0;
}
