"""The Mandelbrot set in real arithmetic: counts the points inside, and prints a small picture of the depths.

    mandelbrot.py [ROUNDS [SIZE]]
"""

import sys

SHADES = " .:-=+*#%@"


def depth(cr, ci, limit):
    zr = zi = 0.0
    for step in range(limit):
        zr2 = zr * zr
        zi2 = zi * zi
        if zr2 + zi2 > 4.0:
            return step
        zi = 2.0 * zr * zi + ci
        zr = zr2 - zi2 + cr
    return limit


def picture(width, height, limit):
    rows = []
    for y in range(height):
        row = []
        for x in range(width):
            row.append(depth(-2.0 + 2.6 * x / width, -1.25 + 2.5 * y / height, limit))
        rows.append(row)
    return rows


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    inside = 0
    total = 0
    for extra in range(rounds):
        limit = 100 + extra
        for row in picture(size, size, limit):
            inside += row.count(limit)
            total += sum(row)
    print(inside, "points inside,", total, "steps")
    for row in picture(60, 24, 30):
        print("".join(SHADES[value * (len(SHADES) - 1) // 30] for value in row))


if __name__ == "__main__":
    main()

# bench rounds: 60
