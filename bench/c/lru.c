/* A cache that forgets what was not used for longest: the algorithm and the output of lru.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    char *key;
    long value;
    struct Entry *previous, *next; /* by last use */
    struct Entry *chain;           /* in the bucket */
} Entry;

enum { BUCKETS = 4096 };

typedef struct {
    int capacity, count;
    long hits, misses;
    Entry head, *buckets[BUCKETS];
} Cache;

static Cache *cache_new(int capacity) {
    Cache *cache = calloc(1, sizeof *cache);
    cache->capacity = capacity;
    cache->head.previous = cache->head.next = &cache->head;
    return cache;
}

static Entry **find(Cache *cache, const char *key) {
    size_t hash = 5381;
    for (const char *c = key; *c != '\0'; c++) hash = hash * 33 ^ (unsigned char) *c;
    Entry **place = &cache->buckets[hash % BUCKETS];
    while (*place != NULL && strcmp((*place)->key, key) != 0) place = &(*place)->chain;
    return place;
}

static void unlink_entry(Entry *entry) {
    entry->previous->next = entry->next;
    entry->next->previous = entry->previous;
}

static void link_first(Cache *cache, Entry *entry) {
    entry->next = cache->head.next;
    entry->previous = &cache->head;
    entry->next->previous = entry;
    cache->head.next = entry;
}

static bool get(Cache *cache, const char *key, long *value) {
    Entry *entry = *find(cache, key);
    if (entry == NULL) {
        cache->misses++;
        return false;
    }
    cache->hits++;
    unlink_entry(entry);
    link_first(cache, entry);
    *value = entry->value;
    return true;
}

static void put(Cache *cache, const char *key, long value) {
    Entry *entry = *find(cache, key);
    if (entry != NULL) {
        entry->value = value;
        unlink_entry(entry);
    } else {
        if (cache->count >= cache->capacity) {
            Entry *oldest = cache->head.previous;
            unlink_entry(oldest);
            *find(cache, oldest->key) = oldest->chain;
            free(oldest->key);
            free(oldest);
            cache->count--;
        }
        entry = calloc(1, sizeof *entry);
        entry->key = strdup(key);
        entry->value = value;
        *find(cache, key) = entry;
        cache->count++;
    }
    link_first(cache, entry);
}

static void cache_free(Cache *cache) {
    for (Entry *entry = cache->head.next; entry != &cache->head;) {
        Entry *next = entry->next;
        free(entry->key);
        free(entry);
        entry = next;
    }
    free(cache);
}

static long collatz_length(long number) {
    long steps = 0;
    while (number != 1 && steps < 12) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        steps++;
    }
    return steps;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 18;
    int requests = argc > 2 ? atoi(argv[2]) : 100000;
    long seed = 9, total = 0, hits = 0, misses = 0;
    char recent[256] = "";
    for (int round = 0; round < rounds; round++) {
        Cache *cache = cache_new(1000 + 100 * round);
        for (int i = 0; i < requests; i++) {
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            long number = (seed >> 16) % (1 + (seed >> 8) % 5000), value;
            char key[24];
            snprintf(key, sizeof key, "n%ld", number);
            if (!get(cache, key, &value)) {
                value = collatz_length(number + 1);
                put(cache, key, value);
            }
            total += value;
        }
        hits += cache->hits;
        misses += cache->misses;
        int used = 0, shown = 0;
        for (Entry *entry = cache->head.next; entry != &cache->head && shown < 5; entry = entry->next, shown++)
            used += sprintf(recent + used, shown > 0 ? ", '%s'" : "'%s'", entry->key);
        if (*find(cache, "n0") != NULL) sprintf(recent + used, ", '%d with n0'", cache->count);
        cache_free(cache);
    }
    printf("%ld %ld %ld [%s]\n", total, hits, misses, recent);
    return 0;
}
