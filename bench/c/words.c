/* Text and a hash table: the algorithm and the output of words.py. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const SYLLABLES[] = {"ba", "ke", "li", "mo", "nu", "pra", "ste", "tion", "ur", "zen"};

static long state = 42;

static long below(long limit) {
    state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
    return (state >> 8) % limit;
}

static char *make_text(int count) {
    size_t capacity = 1024, length = 0;
    char *text = malloc(capacity);
    for (int i = 0; i < count; i++) {
        if (length + 16 > capacity) text = realloc(text, capacity *= 2);
        if (i > 0) text[length++] = ' ';
        for (int parts = 1 + below(3); parts > 0; parts--) {
            const char *syllable = SYLLABLES[below(10)];
            size_t size = strlen(syllable);
            memcpy(text + length, syllable, size);
            length += size;
        }
    }
    text[length] = '\0';
    return text;
}

typedef struct {
    char *word;
    long count;
} Entry;

typedef struct {
    Entry *entries;
    size_t capacity, used;
} Table;

static Entry *find(const Table *table, const char *word, size_t length) {
    size_t hash = 5381;
    for (size_t i = 0; i < length; i++) hash = hash * 33 ^ (unsigned char) word[i];
    size_t place = hash & (table->capacity - 1);
    while (table->entries[place].word != NULL
           && (strncmp(table->entries[place].word, word, length) != 0 || table->entries[place].word[length] != '\0'))
        place = (place + 1) & (table->capacity - 1);
    return &table->entries[place];
}

static void grow(Table *table) {
    Table larger = {calloc(table->capacity * 2, sizeof(Entry)), table->capacity * 2, table->used};
    for (size_t i = 0; i < table->capacity; i++) {
        Entry *entry = &table->entries[i];
        if (entry->word != NULL) *find(&larger, entry->word, strlen(entry->word)) = *entry;
    }
    free(table->entries);
    *table = larger;
}

static Table count_words(const char *text) {
    Table table = {calloc(64, sizeof(Entry)), 64, 0};
    for (;;) {
        size_t length = strcspn(text, " ");
        Entry *entry = find(&table, text, length);
        if (entry->word == NULL) {
            entry->word = strndup(text, length);
            entry->count = 1;
            if (++table.used * 3 > table.capacity * 2) grow(&table);
        } else {
            entry->count++;
        }
        if (text[length] == '\0') return table;
        text += length + 1;
    }
}

static int compare(const void *left, const void *right) {
    const Entry *a = left, *b = right;
    if (a->count != b->count) return a->count < b->count ? 1 : -1;
    return strcmp(a->word, b->word);
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 10;
    int count = argc > 2 ? atoi(argv[2]) : 20000;
    long total = 0;
    char best[64] = "";
    for (int round = 0; round < rounds; round++) {
        char *text = make_text(count);
        Table table = count_words(text);
        size_t used = 0;
        for (size_t i = 0; i < table.capacity; i++)
            if (table.entries[i].word != NULL) table.entries[used++] = table.entries[i];
        qsort(table.entries, used, sizeof(Entry), compare);
        strcpy(best, table.entries[0].word);
        total += used + table.entries[0].count;
        for (size_t i = 0; i < used; i++) free(table.entries[i].word);
        free(table.entries);
        free(text);
    }
    printf("%d rounds of %d: %ld, last best %s\n", rounds, count, total, best);
    return 0;
}
