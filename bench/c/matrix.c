/* The product of two matrices of doubles: the algorithm and the output of matrix.py. */

#include <stdio.h>
#include <stdlib.h>

static double **new_matrix(int rows, int columns) {
    double **matrix = malloc(rows * sizeof *matrix);
    for (int i = 0; i < rows; i++) matrix[i] = malloc(columns * sizeof **matrix);
    return matrix;
}

static void free_matrix(double **matrix, int rows) {
    for (int i = 0; i < rows; i++) free(matrix[i]);
    free(matrix);
}

static double **make(int size, int seed) {
    double **matrix = new_matrix(size, size);
    double scale = 1.0 / size / size;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) matrix[i][j] = scale * (i - j) * (i + j + seed);
    return matrix;
}

static double **multiply(double **a, double **b, int n) {
    double **transposed = new_matrix(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) transposed[j][i] = b[i][j];
    double **result = new_matrix(n, n);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            double total = 0.0;
            for (int k = 0; k < n; k++) total += a[i][k] * transposed[j][k];
            result[i][j] = total;
        }
    }
    free_matrix(transposed, n);
    return result;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 50;
    int size = argc > 2 ? atoi(argv[2]) : 120;
    double trace = 0.0;
    for (int seed = 0; seed < rounds; seed++) {
        double **a = make(size, seed), **b = make(size, seed + 1);
        double **c = multiply(a, b, size);
        for (int i = 0; i < size; i++) trace += c[i][i];
        free_matrix(a, size);
        free_matrix(b, size);
        free_matrix(c, size);
    }
    printf("%.9f\n", trace);
    return 0;
}
