/* Shortest routes: the algorithms and the output of routes.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Places by name, with open addressing; what is stored is the place's number and 1. */
typedef struct {
    char **names;
    int *slots;
    int count, capacity, slot_count;
} Names;

static size_t hash(const char *text) {
    size_t result = 5381;
    for (; *text != '\0'; text++) result = result * 33 ^ (unsigned char) *text;
    return result;
}

static int *slot_of(const Names *names, const char *name) {
    size_t place = hash(name) & (names->slot_count - 1);
    while (names->slots[place] != 0 && strcmp(names->names[names->slots[place] - 1], name) != 0)
        place = (place + 1) & (names->slot_count - 1);
    return &names->slots[place];
}

static int number_of(Names *names, const char *name) {
    int *slot = slot_of(names, name);
    if (*slot != 0) return *slot - 1;
    if (names->count == names->capacity)
        names->names = realloc(names->names, (names->capacity = names->capacity * 2 + 16) * sizeof *names->names);
    names->names[names->count++] = strdup(name);
    *slot = names->count;
    if (names->count * 2 > names->slot_count) {
        free(names->slots);
        names->slot_count *= 2;
        names->slots = calloc(names->slot_count, sizeof *names->slots);
        for (int i = 0; i < names->count; i++) *slot_of(names, names->names[i]) = i + 1;
    }
    return names->count - 1;
}

typedef struct {
    int target, length;
} Edge;

typedef struct {
    Edge *edges;
    int count, capacity;
} Node;

typedef struct {
    Names names;
    Node *nodes;
    int capacity;
} Graph;

static void add_edge(Graph *graph, int source, int target, int length) {
    Node *node = &graph->nodes[source];
    if (node->count == node->capacity)
        node->edges = realloc(node->edges, (node->capacity = node->capacity * 2 + 4) * sizeof *node->edges);
    node->edges[node->count++] = (Edge){target, length};
}

static int graph_place(Graph *graph, const char *name) {
    int place = number_of(&graph->names, name);
    if (place >= graph->capacity) {
        int larger = graph->capacity * 2 + 16;
        graph->nodes = realloc(graph->nodes, larger * sizeof *graph->nodes);
        memset(graph->nodes + graph->capacity, 0, (larger - graph->capacity) * sizeof *graph->nodes);
        graph->capacity = larger;
    }
    return place;
}

typedef struct {
    long priority;
    int place;
} Waiting;

typedef struct {
    Waiting *items;
    int count, capacity;
} Heap;

/* By priority; among equals, by what the caller says of the places. */
typedef bool Before(const void *context, const Waiting *a, const Waiting *b);

static void push(Heap *heap, Waiting item, Before *before, const void *context) {
    if (heap->count == heap->capacity)
        heap->items = realloc(heap->items, (heap->capacity = heap->capacity * 2 + 16) * sizeof *heap->items);
    int place = heap->count++;
    while (place > 0 && before(context, &item, &heap->items[(place - 1) / 2])) {
        heap->items[place] = heap->items[(place - 1) / 2];
        place = (place - 1) / 2;
    }
    heap->items[place] = item;
}

static Waiting pop(Heap *heap, Before *before, const void *context) {
    Waiting first = heap->items[0], last = heap->items[--heap->count];
    int place = 0, child;
    while ((child = 2 * place + 1) < heap->count) {
        if (child + 1 < heap->count && before(context, &heap->items[child + 1], &heap->items[child])) child++;
        if (!before(context, &heap->items[child], &last)) break;
        heap->items[place] = heap->items[child];
        place = child;
    }
    heap->items[place] = last;
    return first;
}

static bool before_by_name(const void *context, const Waiting *a, const Waiting *b) {
    const Names *names = context;
    if (a->priority != b->priority) return a->priority < b->priority;
    return strcmp(names->names[a->place], names->names[b->place]) < 0;
}

static Graph make_graph(int places, long seed) {
    Graph graph = {{NULL, calloc(16, sizeof(int)), 0, 0, 16}, NULL, 0};
    char name[32];
    for (int place = 1; place < places; place++) {
        for (int i = 0; i < 3; i++) {
            seed = (seed * 1103515245 + 12345) % 2147483648;
            int length = 1 + (seed >> 5) % 97;
            sprintf(name, "place%d", place);
            int source = graph_place(&graph, name);
            sprintf(name, "place%ld", (seed >> 8) % place);
            int target = graph_place(&graph, name);
            add_edge(&graph, source, target, length);
            add_edge(&graph, target, source, length);
        }
    }
    return graph;
}

static long *distances(Graph *graph, const char *start_name) {
    int count = graph->names.count, start = number_of(&graph->names, start_name);
    long *distances = malloc(count * sizeof *distances);
    bool *done = calloc(count, sizeof *done);
    for (int i = 0; i < count; i++) distances[i] = -1;
    distances[start] = 0;
    Heap waiting = {0};
    push(&waiting, (Waiting){0, start}, before_by_name, &graph->names);
    while (waiting.count > 0) {
        Waiting next = pop(&waiting, before_by_name, &graph->names);
        if (done[next.place]) continue;
        done[next.place] = true;
        Node *node = &graph->nodes[next.place];
        for (int i = 0; i < node->count; i++) {
            long further = next.priority + node->edges[i].length;
            int neighbour = node->edges[i].target;
            if (distances[neighbour] < 0 || further < distances[neighbour]) {
                distances[neighbour] = further;
                push(&waiting, (Waiting){further, neighbour}, before_by_name, &graph->names);
            }
        }
    }
    free(waiting.items);
    free(done);
    return distances;
}

static void graph_free(Graph *graph) {
    for (int i = 0; i < graph->names.count; i++) {
        free(graph->names.names[i]);
        free(graph->nodes[i].edges);
    }
    free(graph->names.names);
    free(graph->names.slots);
    free(graph->nodes);
}

/* Places of the grid are numbered column by column, so that they are in order as pairs of x and y are. */
static bool before_by_number(const void *context, const Waiting *a, const Waiting *b) {
    return a->priority != b->priority ? a->priority < b->priority : a->place < b->place;
}

static int find_path(const bool *walls, int width, int height, int start, int goal, long *seen) {
    int goal_x = goal / height, goal_y = goal % height, found = -1;
    int *costs = malloc(width * height * sizeof *costs);
    for (int i = 0; i < width * height; i++) costs[i] = 1000000;
    costs[start] = 0;
    Heap waiting = {0};
    push(&waiting, (Waiting){abs(start / height - goal_x) + abs(start % height - goal_y), start}, before_by_number, NULL);
    while (waiting.count > 0) {
        int place = pop(&waiting, before_by_number, NULL).place;
        ++*seen;
        if (place == goal) {
            found = costs[place];
            break;
        }
        static const int steps[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        for (int i = 0; i < 4; i++) {
            int x = place / height + steps[i][0], y = place % height + steps[i][1];
            if (x < 0 || x >= width || y < 0 || y >= height || walls[x * height + y]) continue;
            int cost = costs[place] + 1, neighbour = x * height + y;
            if (cost < costs[neighbour]) {
                costs[neighbour] = cost;
                push(&waiting, (Waiting){cost + abs(x - goal_x) + abs(y - goal_y), neighbour}, before_by_number, NULL);
            }
        }
    }
    free(waiting.items);
    free(costs);
    return found;
}

static bool *make_walls(int width, int height, long seed) {
    bool *walls = calloc(width * height, sizeof *walls);
    for (int x = 0; x < width; x++) {
        for (int y = 0; y < height; y++) {
            seed = (seed * 1103515245 + 12345) % 2147483648;
            walls[x * height + y] = (seed >> 9) % 100 < 28 && x + y > 2 && x + y < width + height - 4;
        }
    }
    return walls;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 170;
    int size = argc > 2 ? atoi(argv[2]) : 2000;
    long total = 0, farthest = 0, steps = 0, seen = 0, blocked = 0;
    for (int round = 0; round < rounds; round++) {
        Graph graph = make_graph(size, round);
        long *found = distances(&graph, "place0");
        for (int i = 0; i < graph.names.count; i++) {
            if (found[i] < 0) continue;
            total += found[i];
            if (found[i] > farthest) farthest = found[i];
        }
        free(found);
        graph_free(&graph);
        int width = size / 30, height = size / 40;
        bool *walls = make_walls(width, height, round);
        int length = find_path(walls, width, height, 0, width * height - 1, &seen);
        if (length < 0) blocked++;
        else steps += length;
        free(walls);
    }
    printf("total %ld, farthest %ld; %ld steps, %ld places seen, %ld blocked\n", total, farthest, steps, seen, blocked);
    return 0;
}
