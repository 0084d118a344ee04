/* Primes by the sieve of Eratosthenes: the algorithm and the output of sieve.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int *primes_up_to(int limit, int *count) {
    bool *is_prime = malloc(limit + 1);
    memset(is_prime, true, limit + 1);
    is_prime[0] = is_prime[1] = false;
    for (int i = 2; i * i <= limit; i++) {
        if (is_prime[i]) {
            for (int multiple = i * i; multiple <= limit; multiple += i) is_prime[multiple] = false;
        }
    }
    int capacity = 16;
    int *primes = malloc(capacity * sizeof *primes);
    *count = 0;
    for (int i = 0; i <= limit; i++) {
        if (is_prime[i]) {
            if (*count == capacity) primes = realloc(primes, (capacity *= 2) * sizeof *primes);
            primes[(*count)++] = i;
        }
    }
    free(is_prime);
    return primes;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 30;
    int limit = argc > 2 ? atoi(argv[2]) : 1000000;
    long total = 0, twins = 0;
    int widest = 0;
    for (int extra = 0; extra < rounds; extra++) {
        int count;
        int *primes = primes_up_to(limit + extra, &count);
        total += count;
        for (int i = 1; i < count; i++) {
            int gap = primes[i] - primes[i - 1];
            if (gap == 2) twins++;
            if (gap > widest) widest = gap;
        }
        free(primes);
    }
    printf("%ld primes, %ld twins, widest gap %d\n", total, twins, widest);
    return 0;
}
