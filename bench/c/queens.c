/* The n queens puzzle: the algorithm and the output of queens.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int size, placed_count, *placed, *first;
    bool *columns, *rising, *falling;
} Board;

static Board *board_new(int size) {
    Board *board = calloc(1, sizeof *board);
    board->size = size;
    board->columns = calloc(size, sizeof(bool));
    board->rising = calloc(2 * size - 1, sizeof(bool));
    board->falling = calloc(2 * size - 1, sizeof(bool));
    board->placed = malloc(size * sizeof(int));
    return board;
}

static void board_free(Board *board) {
    free(board->columns);
    free(board->rising);
    free(board->falling);
    free(board->placed);
    free(board->first);
    free(board);
}

static long solve(Board *board, int row) {
    if (row == board->size) {
        if (board->first == NULL) {
            board->first = malloc(board->size * sizeof(int));
            memcpy(board->first, board->placed, board->size * sizeof(int));
        }
        return 1;
    }
    long solutions = 0;
    for (int column = 0; column < board->size; column++) {
        int up = row + column, down = row - column + board->size - 1;
        if (board->columns[column] || board->rising[up] || board->falling[down]) continue;
        board->columns[column] = board->rising[up] = board->falling[down] = true;
        board->placed[board->placed_count++] = column;
        solutions += solve(board, row + 1);
        board->placed_count--;
        board->columns[column] = board->rising[up] = board->falling[down] = false;
    }
    return solutions;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 400;
    int size = argc > 2 ? atoi(argv[2]) : 9;
    long total = 0;
    Board *board = NULL;
    for (int round = 0; round < rounds; round++) {
        if (board != NULL) board_free(board);
        board = board_new(size);
        total += solve(board, 0);
    }
    printf("%ld solutions\n", total);
    if (board != NULL && board->first != NULL) {
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) putchar(column == board->first[row] ? 'Q' : '.');
            putchar('\n');
        }
    }
    if (board != NULL) board_free(board);
    return 0;
}
