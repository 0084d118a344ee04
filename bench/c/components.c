/* Union-find: the algorithms and the output of components.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int *parent, *rank, count;
} DisjointSets;

static DisjointSets sets_new(int size) {
    DisjointSets sets = {malloc(size * sizeof(int)), calloc(size, sizeof(int)), size};
    for (int i = 0; i < size; i++) sets.parent[i] = i;
    return sets;
}

static void sets_free(DisjointSets *sets) {
    free(sets->parent);
    free(sets->rank);
}

static int find(DisjointSets *sets, int item) {
    int root = item;
    while (sets->parent[root] != root) root = sets->parent[root];
    while (sets->parent[item] != root) {
        int next = sets->parent[item];
        sets->parent[item] = root;
        item = next;
    }
    return root;
}

static bool unite(DisjointSets *sets, int a, int b) {
    a = find(sets, a);
    b = find(sets, b);
    if (a == b) return false;
    if (sets->rank[a] < sets->rank[b]) {
        int other = a;
        a = b;
        b = other;
    }
    sets->parent[b] = a;
    if (sets->rank[a] == sets->rank[b]) sets->rank[a]++;
    sets->count--;
    return true;
}

static long state = 5;

static int below(int limit) {
    state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
    return (state >> 8) % limit;
}

typedef struct {
    int cost, a, b;
} Edge;

static int compare(const void *left, const void *right) {
    const Edge *x = left, *y = right;
    if (x->cost != y->cost) return x->cost < y->cost ? -1 : 1;
    if (x->a != y->a) return x->a < y->a ? -1 : 1;
    return (x->b > y->b) - (x->b < y->b);
}

static long spanning_tree(int nodes, long *parts) {
    Edge *edges = malloc(nodes * 5 * sizeof *edges);
    for (int i = 0; i < nodes * 5; i++) {
        edges[i].cost = below(10000);
        edges[i].a = i / 5;
        edges[i].b = below(nodes);
    }
    qsort(edges, nodes * 5, sizeof *edges, compare);
    DisjointSets sets = sets_new(nodes);
    long weight = 0;
    for (int i = 0; i < nodes * 5; i++)
        if (unite(&sets, edges[i].a, edges[i].b)) weight += edges[i].cost;
    *parts += sets.count;
    sets_free(&sets);
    free(edges);
    return weight;
}

static int percolation(int size) {
    static const int neighbours[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    bool *is_open = calloc(size * size, sizeof *is_open);
    DisjointSets sets = sets_new(size * size + 2);
    int top = size * size, bottom = top + 1, opened = 0;
    while (find(&sets, top) != find(&sets, bottom)) {
        int row = below(size), column = below(size), cell = row * size + column;
        if (is_open[cell]) continue;
        is_open[cell] = true;
        opened++;
        if (row == 0) unite(&sets, cell, top);
        if (row == size - 1) unite(&sets, cell, bottom);
        for (int i = 0; i < 4; i++) {
            int other_row = row + neighbours[i][0], other_column = column + neighbours[i][1];
            if (other_row >= 0 && other_row < size && other_column >= 0 && other_column < size
                && is_open[other_row * size + other_column])
                unite(&sets, cell, other_row * size + other_column);
        }
    }
    sets_free(&sets);
    free(is_open);
    return opened;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 25;
    int size = argc > 2 ? atoi(argv[2]) : 100;
    long total = 0, parts = 0, opened = 0;
    for (int round = 0; round < rounds; round++) {
        total += spanning_tree(size * 100, &parts);
        opened += percolation(size);
    }
    printf("weight %ld, %ld parts, %ld opened\n", total, parts, opened);
    return 0;
}
