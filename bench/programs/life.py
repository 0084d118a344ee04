"""Conway's game of life on a set of living cells, without bounds: guns, gliders and a long-lived pattern.

    life.py [ROUNDS [STEPS]]
"""

import sys
from collections import defaultdict

GUN = """
........................O...........
......................O.O...........
............OO......OO............OO
...........O...O....OO............OO
OO........O.....O...OO..............
OO........O...O.OO....O.O...........
..........O.....O.......O...........
...........O...O....................
............OO......................
"""
ACORN = """
.O.....
...O...
OO..OOO
"""


def cells(picture, left=0, top=0):
    alive = set()
    for y, line in enumerate(picture.strip().split("\n")):
        for x, sign in enumerate(line):
            if sign == "O":
                alive.add((x + left, y + top))
    return alive


def step(alive):
    neighbours = defaultdict(int)
    for x, y in alive:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    neighbours[x + dx, y + dy] += 1
    return {cell for cell, count in neighbours.items() if count == 3 or (count == 2 and cell in alive)}


def bounds(alive):
    xs = [x for x, _ in alive]
    ys = [y for _, y in alive]
    return min(xs), min(ys), max(xs), max(ys)


def show(alive, width, height):
    for y in range(height):
        print("".join("#" if (x, y) in alive else "." for x in range(width)))


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    population = 0
    alive = set()
    for i in range(rounds):
        alive = cells(GUN) | cells(ACORN, 100 + i, 100)
        for _ in range(steps):
            alive = step(alive)
        population += len(alive)
    if alive:
        print(population, "alive within", bounds(alive))
    show(alive, 40, 12)


if __name__ == "__main__":
    main()

# bench rounds: 50
