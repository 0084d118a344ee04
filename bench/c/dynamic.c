/* Dynamic programming over arrays: the algorithms and the output of dynamic.py. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long state = 7;

static long below(long limit) {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 65536 % limit;
}

static long max(long a, long b) {
    return a > b ? a : b;
}

static long min(long a, long b) {
    return a < b ? a : b;
}

static long **new_table(int rows, int columns) {
    long **table = malloc(rows * sizeof *table);
    for (int i = 0; i < rows; i++) table[i] = calloc(columns, sizeof **table);
    return table;
}

static void free_table(long **table, int rows) {
    for (int i = 0; i < rows; i++) free(table[i]);
    free(table);
}

static char *random_text(int length) {
    char *text = malloc(length + 1);
    for (int i = 0; i < length; i++) text[i] = "abcd"[below(4)];
    text[length] = '\0';
    return text;
}

static char *longest_common_subsequence(const char *a, const char *b) {
    int i = strlen(a), j = strlen(b), rows = i + 1;
    long **table = new_table(rows, j + 1);
    for (int x = 0; x < i; x++)
        for (int y = 0; y < j; y++)
            table[x + 1][y + 1] = a[x] == b[y] ? table[x][y] + 1 : max(table[x][y + 1], table[x + 1][y]);
    int length = table[i][j];
    char *result = malloc(length + 1);
    result[length] = '\0';
    while (i > 0 && j > 0) {
        if (table[i][j] == table[i - 1][j]) {
            i--;
        } else if (table[i][j] == table[i][j - 1]) {
            j--;
        } else {
            result[--length] = a[i - 1];
            i--;
            j--;
        }
    }
    free_table(table, rows);
    return result;
}

static long edit_distance(const char *a, const char *b) {
    int columns = strlen(b) + 1;
    long *previous = malloc(columns * sizeof *previous), *current = malloc(columns * sizeof *current);
    for (int j = 0; j < columns; j++) previous[j] = j;
    for (int i = 1; a[i - 1] != '\0'; i++) {
        current[0] = i;
        for (int j = 1; j < columns; j++) {
            int cost = a[i - 1] == b[j - 1] ? 0 : 1;
            current[j] = min(min(previous[j] + 1, current[j - 1] + 1), previous[j - 1] + cost);
        }
        long *spare = previous;
        previous = current;
        current = spare;
    }
    long result = previous[columns - 1];
    free(previous);
    free(current);
    return result;
}

static long knapsack(long (*items)[2], int count, int capacity) {
    long *best = calloc(capacity + 1, sizeof *best);
    for (int i = 0; i < count; i++) {
        long weight = items[i][0], value = items[i][1];
        for (int room = capacity; room >= weight; room--) best[room] = max(best[room], best[room - weight] + value);
    }
    long result = best[capacity];
    free(best);
    return result;
}

static long matrix_chain(const long *sizes, int n) {
    long **cost = new_table(n, n);
    for (int length = 2; length <= n; length++) {
        for (int i = 0; i <= n - length; i++) {
            int j = i + length - 1;
            long least = LONG_MAX;
            for (int k = i; k < j; k++)
                least = min(least, cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]);
            cost[i][j] = least;
        }
    }
    long result = cost[0][n - 1];
    free_table(cost, n);
    return result;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 20;
    int length = argc > 2 ? atoi(argv[2]) : 500;
    char *common = strdup("");
    long distance = 0, worth = 0, products = 0;
    for (int round = 0; round < rounds; round++) {
        char *a = random_text(length), *b = random_text(length);
        free(common);
        common = longest_common_subsequence(a, b);
        distance += edit_distance(a, b);
        long (*items)[2] = malloc(length / 5 * sizeof *items);
        for (int i = 0; i < length / 5; i++) {
            items[i][0] = 1 + below(50);
            items[i][1] = below(1000);
        }
        worth += knapsack(items, length / 5, length * 4);
        long *sizes = malloc(length / 8 * sizeof *sizes);
        for (int i = 0; i < length / 8; i++) sizes[i] = 5 + below(40);
        products += matrix_chain(sizes, length / 8 - 1);
        free(a);
        free(b);
        free(items);
        free(sizes);
    }
    printf("%zu %.40s %ld %ld %ld\n", strlen(common), common, distance, worth, products);
    free(common);
    return 0;
}
