/* Iterators with their state in structs, and recursion with callbacks: the work and the output of generators.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Node {
    long key;
    struct Node *left, *right;
} Node;

static Node *node_new(long key) {
    Node *node = calloc(1, sizeof *node);
    node->key = key;
    return node;
}

static void insert(Node *node, long key) {
    while (key != node->key) {
        Node **child = key < node->key ? &node->left : &node->right;
        if (*child == NULL) {
            *child = node_new(key);
            return;
        }
        node = *child;
    }
}

static void each_key(const Node *node, void (*visit)(void *, long), void *context) {
    if (node == NULL) return;
    each_key(node->left, visit, context);
    visit(context, node->key);
    each_key(node->right, visit, context);
}

static void tree_free(Node *node) {
    if (node == NULL) return;
    tree_free(node->left);
    tree_free(node->right);
    free(node);
}

static long total, count;

static void count_key(void *context, long key) {
    count++;
    total += key % 1000;
}

typedef struct {
    long a, b;
} Fibonacci;

static long next_fibonacci(Fibonacci *state) {
    long result = state->a, sum = (state->a + state->b) % 1000007;
    state->a = state->b;
    state->b = sum;
    return result;
}

typedef struct {
    long seed;
} Random;

static long next_random(Random *random) {
    random->seed = (random->seed * 1103515245 + 12345) & 0x7FFFFFFF;
    return random->seed >> 8;
}

static long differences_of_odd_fibonacci(long limit) {
    Fibonacci state = {0, 1};
    long sum = 0, previous = 0;
    bool has_previous = false;
    for (long i = 0; i < limit; i++) {
        long number = next_fibonacci(&state);
        if (number % 2 == 0) continue;
        if (has_previous) sum += number - previous;
        previous = number;
        has_previous = true;
    }
    return sum;
}

static long spans_of_chunks(long seed, long limit) {
    Random random = {seed};
    long sum = 0;
    for (long start = 0; start < limit; start += 7) {
        long chunk[7], size = limit - start < 7 ? limit - start : 7;
        for (long i = 0; i < size; i++) chunk[i] = next_random(&random);
        long least = chunk[0], most = chunk[0];
        for (long i = 1; i < size; i++) {
            if (chunk[i] < least) least = chunk[i];
            if (chunk[i] > most) most = chunk[i];
        }
        sum += most - least;
    }
    return sum;
}

static void permutations(int *items, int done, int size, void (*visit)(const int *, int)) {
    if (size - done <= 1) {
        visit(items, size);
        return;
    }
    int rest[size];
    memcpy(rest, items, size * sizeof *rest);
    for (int i = done; i < size; i++) {
        items[done] = rest[i];
        int place = done + 1;
        for (int j = done; j < size; j++)
            if (j != i) items[place++] = rest[j];
        permutations(items, done + 1, size, visit);
    }
    memcpy(items, rest, size * sizeof *rest);
}

static void count_inversions(const int *permutation, int size) {
    for (int i = 0; i < size; i++)
        for (int j = 0; j < i; j++) total += permutation[j] > permutation[i];
}

/* The multiples of a step below a limit, from 0; -1 at the end. */
typedef struct {
    long next, limit, step;
} Multiples;

static long next_multiple(Multiples *multiples) {
    if (multiples->next >= multiples->limit) return -1;
    long result = multiples->next;
    multiples->next += multiples->step;
    return result;
}

static long sum_merged(long limit) {
    Multiples first = {0, limit, 2}, second = {0, limit, 3};
    long a = next_multiple(&first), b = next_multiple(&second), sum = 0;
    for (long position = 0; a >= 0 || b >= 0; position++) {
        long number;
        if (b < 0 || (a >= 0 && a <= b)) {
            number = a;
            a = next_multiple(&first);
        } else {
            number = b;
            b = next_multiple(&second);
        }
        sum += position * number % 10;
    }
    return sum;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 120;
    long limit = argc > 2 ? atol(argv[2]) : 20000;
    for (int round = 0; round < rounds; round++) {
        total += differences_of_odd_fibonacci(limit);
        total += spans_of_chunks(round, limit);
        Node *tree = node_new(1 << 22);
        Random random = {round + 1};
        for (long i = 0; i < limit / 10; i++) insert(tree, next_random(&random));
        each_key(tree, count_key, NULL);
        tree_free(tree);
        int items[] = {0, 1, 2, 3, 4, 5};
        permutations(items, 0, 6, count_inversions);
        total += sum_merged(limit);
    }
    printf("%ld %ld\n", total, count);
    return 0;
}
