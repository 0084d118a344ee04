/* Conway's game of life on a set of living cells: the algorithm and the output of life.py. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char GUN[] =
    "........................O...........\n"
    "......................O.O...........\n"
    "............OO......OO............OO\n"
    "...........O...O....OO............OO\n"
    "OO........O.....O...OO..............\n"
    "OO........O...O.OO....O.O...........\n"
    "..........O.....O.......O...........\n"
    "...........O...O....................\n"
    "............OO......................\n";
static const char ACORN[] = ".O.....\n...O...\nOO..OOO\n";

typedef struct {
    int32_t x, y, count; /* 0: the slot is free */
} Cell;

/* Cells with counts, with open addressing. */
typedef struct {
    Cell *slots;
    size_t capacity, used;
} Cells;

static Cells cells_new(void) {
    return (Cells){calloc(64, sizeof(Cell)), 64, 0};
}

static Cell *slot_of(const Cells *cells, int32_t x, int32_t y) {
    uint64_t hash = ((uint64_t) (uint32_t) x << 32 | (uint32_t) y) * 0x9E3779B97F4A7C15u;
    size_t place = hash >> 32 & (cells->capacity - 1);
    while (cells->slots[place].count != 0 && (cells->slots[place].x != x || cells->slots[place].y != y))
        place = (place + 1) & (cells->capacity - 1);
    return &cells->slots[place];
}

static void add(Cells *cells, int32_t x, int32_t y) {
    Cell *slot = slot_of(cells, x, y);
    if (slot->count++ > 0) return;
    slot->x = x;
    slot->y = y;
    if (++cells->used * 2 > cells->capacity) {
        Cells larger = {calloc(cells->capacity * 2, sizeof(Cell)), cells->capacity * 2, cells->used};
        for (size_t i = 0; i < cells->capacity; i++)
            if (cells->slots[i].count > 0) *slot_of(&larger, cells->slots[i].x, cells->slots[i].y) = cells->slots[i];
        free(cells->slots);
        *cells = larger;
    }
}

static void place(Cells *cells, const char *picture, int left, int top) {
    for (int x = left, y = top; *picture != '\0'; picture++) {
        if (*picture == '\n') {
            x = left;
            y++;
        } else {
            if (*picture == 'O') add(cells, x, y);
            x++;
        }
    }
}

static Cells step(const Cells *alive) {
    Cells neighbours = cells_new(), result = cells_new();
    for (size_t i = 0; i < alive->capacity; i++) {
        if (alive->slots[i].count == 0) continue;
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++)
                if (dx != 0 || dy != 0) add(&neighbours, alive->slots[i].x + dx, alive->slots[i].y + dy);
    }
    for (size_t i = 0; i < neighbours.capacity; i++) {
        const Cell *cell = &neighbours.slots[i];
        if (cell->count == 3 || (cell->count == 2 && slot_of(alive, cell->x, cell->y)->count > 0))
            add(&result, cell->x, cell->y);
    }
    free(neighbours.slots);
    return result;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 50;
    int steps = argc > 2 ? atoi(argv[2]) : 200;
    long population = 0;
    Cells alive = cells_new();
    for (int round = 0; round < rounds; round++) {
        free(alive.slots);
        alive = cells_new();
        place(&alive, GUN, 0, 0);
        place(&alive, ACORN, 100 + round, 100);
        for (int i = 0; i < steps; i++) {
            Cells next = step(&alive);
            free(alive.slots);
            alive = next;
        }
        population += alive.used;
    }
    if (alive.used > 0) {
        int left = INT32_MAX, top = INT32_MAX, right = INT32_MIN, bottom = INT32_MIN;
        for (size_t i = 0; i < alive.capacity; i++) {
            const Cell *cell = &alive.slots[i];
            if (cell->count == 0) continue;
            if (cell->x < left) left = cell->x;
            if (cell->x > right) right = cell->x;
            if (cell->y < top) top = cell->y;
            if (cell->y > bottom) bottom = cell->y;
        }
        printf("%ld alive within (%d, %d, %d, %d)\n", population, left, top, right, bottom);
    }
    for (int y = 0; y < 12; y++) {
        for (int x = 0; x < 40; x++) putchar(slot_of(&alive, x, y)->count > 0 ? '#' : '.');
        putchar('\n');
    }
    free(alive.slots);
    return 0;
}
