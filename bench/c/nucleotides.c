/* K-nucleotides: the algorithm and the output of nucleotides.py. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *piece; /* within the sequence */
    long count;
} Entry;

/* Counts by pieces of one length, with open addressing. */
typedef struct {
    Entry *entries;
    size_t capacity, used, length;
} Table;

static size_t hash(const char *piece, size_t length) {
    size_t result = 14695981039346656037u;
    for (size_t i = 0; i < length; i++) result = (result ^ (unsigned char) piece[i]) * 1099511628211u;
    return result ^ result >> 32;
}

static Entry *find(const Table *table, const char *piece) {
    size_t place = hash(piece, table->length) & (table->capacity - 1);
    while (table->entries[place].piece != NULL && memcmp(table->entries[place].piece, piece, table->length) != 0)
        place = (place + 1) & (table->capacity - 1);
    return &table->entries[place];
}

static void grow(Table *table) {
    Table larger = {calloc(table->capacity * 2, sizeof(Entry)), table->capacity * 2, table->used, table->length};
    for (size_t i = 0; i < table->capacity; i++)
        if (table->entries[i].piece != NULL) *find(&larger, table->entries[i].piece) = table->entries[i];
    free(table->entries);
    *table = larger;
}

static Table count_pieces(const char *sequence, size_t sequence_length, size_t length) {
    Table table = {calloc(16, sizeof(Entry)), 16, 0, length};
    for (size_t start = 0; start + length <= sequence_length; start++) {
        Entry *entry = find(&table, sequence + start);
        if (entry->piece != NULL) {
            entry->count++;
            continue;
        }
        entry->piece = sequence + start;
        entry->count = 1;
        if (++table.used * 3 > table.capacity * 2) grow(&table);
    }
    return table;
}

static long seed = 42;

static double next_random(void) {
    seed = (seed * 3877 + 29573) % 139968;
    return (double) seed / 139968;
}

static char *random_sequence(size_t length) {
    static const char letters[] = "ACGT";
    static const double probabilities[] = {0.3029549426680, 0.1979883004921, 0.1975473066391, 0.3016094502008};
    char *sequence = malloc(length + 1);
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        double r = next_random();
        for (int j = 0; j < 4; j++) {
            if (r < probabilities[j]) {
                sequence[used++] = letters[j];
                break;
            }
            r -= probabilities[j];
        }
    }
    sequence[used] = '\0';
    return sequence;
}

static size_t compared_length;

static int compare(const void *left, const void *right) {
    const Entry *a = left, *b = right;
    if (a->count != b->count) return a->count < b->count ? 1 : -1;
    return memcmp(a->piece, b->piece, compared_length);
}

static void print_frequencies(const char *sequence, size_t length) {
    Table table = count_pieces(sequence, strlen(sequence), length);
    long total = 0;
    size_t used = 0;
    for (size_t i = 0; i < table.capacity; i++) {
        if (table.entries[i].piece != NULL) {
            total += table.entries[i].count;
            table.entries[used++] = table.entries[i];
        }
    }
    compared_length = length;
    qsort(table.entries, used, sizeof(Entry), compare);
    for (size_t i = 0; i < used; i++)
        printf("%.*s %.3f\n", (int) length, table.entries[i].piece, table.entries[i].count * 100.0 / total);
    putchar('\n');
    free(table.entries);
}

int main(int argc, char **argv) {
    static const char *const wanted[] = {"GGT", "GGTA", "GGTATT", "GGTATTTTAATT", "GGTATTTTAATTTATAGT"};
    int rounds = argc > 1 ? atoi(argv[1]) : 50;
    int length = argc > 2 ? atoi(argv[2]) : 50000;
    long found[5] = {0};
    char *sequence = strdup("GGTATT");
    for (int round = 0; round < rounds; round++) {
        free(sequence);
        sequence = random_sequence(length);
        for (int i = 0; i < 5; i++) {
            Table table = count_pieces(sequence, strlen(sequence), strlen(wanted[i]));
            Entry *entry = find(&table, wanted[i]);
            if (entry->piece != NULL) found[i] += entry->count;
            free(table.entries);
        }
    }
    print_frequencies(sequence, 1);
    print_frequencies(sequence, 2);
    for (int i = 0; i < 5; i++) printf("%ld\t%s\n", found[i], wanted[i]);
    free(sequence);
    return 0;
}
