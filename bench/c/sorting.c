/* Sorting by hand and by the library: the algorithms and the output of sorting.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void quicksort(long *items, long low, long high) {
    while (low < high) {
        long pivot = items[(low + high) / 2], i = low, j = high;
        while (i <= j) {
            while (items[i] < pivot) i++;
            while (pivot < items[j]) j--;
            if (i <= j) {
                long value = items[i];
                items[i++] = items[j];
                items[j--] = value;
            }
        }
        if (j - low < high - i) {
            quicksort(items, low, j);
            low = i;
        } else {
            quicksort(items, i, high);
            high = j;
        }
    }
}

static void sift_down(long *items, long root, long end) {
    long value = items[root];
    while (2 * root + 1 < end) {
        long child = 2 * root + 1;
        if (child + 1 < end && items[child] < items[child + 1]) child++;
        if (items[child] <= value) break;
        items[root] = items[child];
        root = child;
    }
    items[root] = value;
}

static void heapsort(long *items, long count) {
    for (long root = count / 2 - 1; root >= 0; root--) sift_down(items, root, count);
    for (long end = count - 1; end > 0; end--) {
        long value = items[0];
        items[0] = items[end];
        items[end] = value;
        sift_down(items, 0, end);
    }
}

/* A sorted copy. */
static long *merge_sort(const long *items, long count) {
    long *merged = malloc((count + 1) * sizeof *merged);
    if (count < 2) {
        memcpy(merged, items, count * sizeof *merged);
        return merged;
    }
    long middle = count / 2, i = 0, j = 0, used = 0;
    long *left = merge_sort(items, middle), *right = merge_sort(items + middle, count - middle);
    while (i < middle && j < count - middle) merged[used++] = right[j] < left[i] ? right[j++] : left[i++];
    while (i < middle) merged[used++] = left[i++];
    while (j < count - middle) merged[used++] = right[j++];
    free(left);
    free(right);
    return merged;
}

static void shell_sort(long *items, long count) {
    for (long gap = count / 2; gap > 0; gap /= 2) {
        for (long i = gap; i < count; i++) {
            long value = items[i], j = i;
            for (; j >= gap && items[j - gap] > value; j -= gap) items[j] = items[j - gap];
            items[j] = value;
        }
    }
}

typedef struct {
    char name[8];
    long age;
    double weight;
} Record;

static int compare_numbers(const void *left, const void *right) {
    long a = *(const long *) left, b = *(const long *) right;
    return (a > b) - (a < b);
}

static int compare_records(const void *left, const void *right) {
    const Record *a = left, *b = right;
    if (a->age != b->age) return a->age < b->age ? 1 : -1;
    int order = strcmp(a->name, b->name);
    return order != 0 ? order : (a->weight > b->weight) - (a->weight < b->weight);
}

static long *copy(const long *items, long count) {
    long *result = malloc((count + 1) * sizeof *result);
    return memcpy(result, items, count * sizeof *result);
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 12;
    long count = argc > 2 ? atol(argv[2]) : 20000, checksum = 0;
    char oldest[64] = "";
    for (int round = 0; round < rounds; round++) {
        long *original = malloc((count + 1) * sizeof *original), seed = round;
        for (long i = 0; i < count; i++) {
            seed = (seed * 1103515245 + 12345) % (1L << 31);
            original[i] = seed >> 7;
        }
        long *expected = copy(original, count);
        qsort(expected, count, sizeof(long), compare_numbers);
        long *first = copy(original, count);
        quicksort(first, 0, count - 1);
        long *second = copy(original, count);
        heapsort(second, count);
        long *third = merge_sort(original, count);
        long *fourth = copy(original, count);
        shell_sort(fourth, count);
        size_t size = count * sizeof(long);
        if (memcmp(first, second, size) || memcmp(second, third, size) || memcmp(third, fourth, size)
            || memcmp(fourth, expected, size))
            puts("not sorted");
        for (long i = 0; i < count; i++) checksum = (checksum + i * expected[i]) % 1000000007;
        Record *records = malloc((count + 1) * sizeof *records);
        for (long i = 0; i < count; i++) {
            snprintf(records[i].name, sizeof records[i].name, "n%03ld", original[i] % 1000);
            records[i].age = original[i] % 90;
            records[i].weight = original[i] * 0.5;
        }
        qsort(records, count, sizeof(Record), compare_records);
        snprintf(oldest, sizeof oldest, "%s %ld %.1f", records[0].name, records[0].age, records[0].weight);
        free(original);
        free(expected);
        free(first);
        free(second);
        free(third);
        free(fourth);
        free(records);
    }
    printf("%ld %s\n", checksum, oldest);
    return 0;
}
