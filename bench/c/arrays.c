/* Loops over arrays: the algorithms and the output of arrays.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static long count_primes(long limit) {
    bool *composite = calloc(limit + 1, sizeof *composite);
    long count = 0;
    for (long candidate = 2; candidate <= limit; candidate++) {
        if (composite[candidate]) continue;
        count++;
        for (long multiple = candidate * candidate; multiple <= limit; multiple += candidate) composite[multiple] = true;
    }
    free(composite);
    return count;
}

static long **new_matrix(int size) {
    long **rows = malloc(size * sizeof *rows);
    for (int i = 0; i < size; i++) rows[i] = malloc(size * sizeof **rows);
    return rows;
}

static void free_matrix(long **rows, int size) {
    for (int i = 0; i < size; i++) free(rows[i]);
    free(rows);
}

static long **matrix(int size, int seed) {
    long **rows = new_matrix(size);
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) rows[i][j] = (i * seed + j * 7) % 101;
    return rows;
}

static long **product(long **left, long **right, int size) {
    long **result = new_matrix(size);
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
            long total = 0;
            for (int k = 0; k < size; k++) total += left[i][k] * right[k][j];
            result[i][j] = total;
        }
    }
    return result;
}

static long checksum(long **rows, int size) {
    long total = 0;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) total = (total * 31 + rows[i][j]) & 0xFFFFFFFF;
    return total;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 10;
    int size = argc > 2 ? atoi(argv[2]) : 100;
    long primes = 0, total = 0;
    for (int i = 0; i < rounds; i++) {
        primes += count_primes(size * 1000);
        long **left = matrix(size, i + 3), **right = matrix(size, i + 5);
        long **made = product(left, right, size);
        total ^= checksum(made, size);
        free_matrix(left, size);
        free_matrix(right, size);
        free_matrix(made, size);
    }
    printf("%d rounds of %d: %ld primes, checksum %ld\n", rounds, size, primes, total);
    return 0;
}
