/* The spectral norm of an infinite matrix: the algorithm and the output of spectral.py. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double element(int i, int j) {
    return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
}

static void times(int size, const double *u, double *result) {
    for (int i = 0; i < size; i++) {
        double sum = 0.0;
        for (int j = 0; j < size; j++) sum += element(i, j) * u[j];
        result[i] = sum;
    }
}

static void transposed_times(int size, const double *u, double *result) {
    for (int i = 0; i < size; i++) {
        double sum = 0.0;
        for (int j = 0; j < size; j++) sum += element(j, i) * u[j];
        result[i] = sum;
    }
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 40;
    int size = argc > 2 ? atoi(argv[2]) : 300;
    double *u = malloc(size * sizeof *u), *v = malloc(size * sizeof *v), *between = malloc(size * sizeof *between);
    for (int i = 0; i < size; i++) u[i] = v[i] = 1.0;
    for (int round = 0; round < rounds; round++) {
        times(size, u, between);
        transposed_times(size, between, v);
        times(size, v, between);
        transposed_times(size, between, u);
    }
    double vbv = 0.0, vv = 0.0;
    for (int i = 0; i < size; i++) {
        vbv += u[i] * v[i];
        vv += v[i] * v[i];
    }
    printf("%.9f\n", sqrt(vbv / vv));
    free(u);
    free(v);
    free(between);
    return 0;
}
