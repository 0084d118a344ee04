"""__iter__, __next__, __getitem__, __len__, __contains__."""


class Countdown:
    def __init__(self, start):
        self.current = start

    def __iter__(self):
        return self

    def __next__(self):
        if self.current <= 0:
            raise StopIteration
        self.current -= 1
        return self.current + 1


class Range:
    def __init__(self, low, high):
        self.low = low
        self.high = high

    def __iter__(self):
        return iter(range(self.low, self.high))

    def __len__(self):
        return self.high - self.low

    def __contains__(self, n):
        return self.low <= n < self.high

    def __getitem__(self, index):
        if not 0 <= index < len(self):
            raise IndexError("out of range")
        return self.low + index


class Grid:
    def __init__(self, width, height):
        self.width = width
        self.cells = [0] * (width * height)

    def __getitem__(self, position):
        x, y = position
        return self.cells[y * self.width + x]

    def __setitem__(self, position, value):
        x, y = position
        self.cells[y * self.width + x] = value


def main(argv):
    print([n for n in Countdown(4)], list(Countdown(3)), sum(Countdown(4)))
    r = Range(3, 7)
    print(list(r), len(r), 5 in r, 7 in r, r[1], bool(r), bool(Range(1, 1)), max(r), sorted(r, reverse=True))
    try:
        print(r[10])
    except IndexError as error:
        print(error)
    for a in r:
        for b in r:
            if a * b == 15:
                print(a, b)
    countdown = Countdown(5)
    for n in countdown:
        if n == 3:
            break
    print(next(countdown), next(countdown), next(countdown, -1))
    grid = Grid(3, 2)
    grid[1, 1] = 5
    grid[2, 0] += 7
    print(grid.cells, grid[1, 1])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
