/* The Mandelbrot set in real arithmetic: the algorithm and the output of mandelbrot.py. */

#include <stdio.h>
#include <stdlib.h>

static const char SHADES[] = " .:-=+*#%@";

static int depth(double cr, double ci, int limit) {
    double zr = 0.0, zi = 0.0;
    for (int step = 0; step < limit; step++) {
        double zr2 = zr * zr, zi2 = zi * zi;
        if (zr2 + zi2 > 4.0) return step;
        zi = 2.0 * zr * zi + ci;
        zr = zr2 - zi2 + cr;
    }
    return limit;
}

static int *picture(int width, int height, int limit) {
    int *depths = malloc(width * height * sizeof *depths);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            depths[y * width + x] = depth(-2.0 + 2.6 * x / width, -1.25 + 2.5 * y / height, limit);
    return depths;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 60;
    int size = argc > 2 ? atoi(argv[2]) : 120;
    long inside = 0, total = 0;
    for (int extra = 0; extra < rounds; extra++) {
        int limit = 100 + extra;
        int *depths = picture(size, size, limit);
        for (int i = 0; i < size * size; i++) {
            inside += depths[i] == limit;
            total += depths[i];
        }
        free(depths);
    }
    printf("%ld points inside, %ld steps\n", inside, total);
    int *depths = picture(60, 24, 30);
    for (int y = 0; y < 24; y++) {
        for (int x = 0; x < 60; x++) putchar(SHADES[depths[y * 60 + x] * 9 / 30]);
        putchar('\n');
    }
    free(depths);
    return 0;
}
