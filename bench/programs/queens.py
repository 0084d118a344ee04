"""The n queens puzzle: counts all solutions by backtracking, and shows the first.

    queens.py [ROUNDS [SIZE]]
"""

import sys


class Board:
    def __init__(self, size):
        self.size = size
        self.columns = [False] * size
        self.rising = [False] * (2 * size - 1)
        self.falling = [False] * (2 * size - 1)
        self.placed = []
        self.first = None

    def solve(self, row):
        if row == self.size:
            if self.first is None:
                self.first = self.placed[:]
            return 1
        solutions = 0
        for column in range(self.size):
            up = row + column
            down = row - column + self.size - 1
            if self.columns[column] or self.rising[up] or self.falling[down]:
                continue
            self.columns[column] = self.rising[up] = self.falling[down] = True
            self.placed.append(column)
            solutions += self.solve(row + 1)
            self.placed.pop()
            self.columns[column] = self.rising[up] = self.falling[down] = False
        return solutions


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    total = 0
    first = []
    for _ in range(rounds):
        board = Board(size)
        total += board.solve(0)
        first = board.first
    print(total, "solutions")
    for column in first:
        print("." * column + "Q" + "." * (size - column - 1))


if __name__ == "__main__":
    main()

# bench rounds: 400
