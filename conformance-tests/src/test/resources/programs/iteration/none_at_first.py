"""Variables that are None until something is found: they need no objects, and must not mix up what they hold."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def least(numbers):
    best = None
    for number in numbers:
        if best is None or number < best:
            best = number
    return best


def nearest(points):
    best = None
    for x, y in points:
        point = Point(x, y)
        if best is None or point.x + point.y < best.x + best.y:
            best = point
    if best is None:
        return "none"
    return f"{best.x} {best.y}"


def last_two(numbers):
    """Two that are both None at first, and change places."""
    last = None
    before = None
    for number in numbers:
        before = last
        last = Point(number, number ^ 5)
    if last is None:
        return "none"
    if before is None:
        return f"only {last.x}"
    return f"{before.x} {before.y} {last.x} {last.y}"


def forgotten(numbers):
    """Becomes None again, and its fields with it."""
    current = None
    log = []
    for number in numbers:
        if number == 0:
            current = None
        elif current is None:
            current = Point(number, 0)
        else:
            current.y += number
        log.append("-" if current is None else f"{current.x}/{current.y}")
    return " ".join(log)


def same_one(numbers):
    found = None
    again = None
    for number in numbers:
        if number > 2 and found is None:
            found = Point(number, 0)
            again = found
        if again is not None:
            again.y += 1
    return found is again, found is not None and again is not None and found.y == again.y


def optional_float(values):
    highest = None
    for value in values:
        if value == value and (highest is None or value > highest):
            highest = value
    return highest


def flag_and_number(words):
    number = None
    truth = None
    for word in words:
        if word.isdigit():
            number = int(word)
            truth = number == 0 if truth is None else truth and number == 0
    return number, truth


def kept_in_list(numbers):
    best = None
    kept = []
    for number in numbers:
        if best is None or number > best.x:
            best = Point(number, -number)
            kept.append(best)
    if best is not None:
        best.y = 77
    return [f"{point.x}/{point.y}" for point in kept]


def main(argv):
    for numbers in [[], [0], [3, 1, 2], [1, 2, 3], [5, 0, 5, 5, 0, 1, 1], [-1, -9223372036854775808, 4]]:
        print(least(numbers), last_two(numbers), forgotten(numbers), same_one(numbers), kept_in_list(numbers))
    for points in [[], [(1, 2)], [(1, 2), (0, 3), (0, 2), (2, 0)]]:
        print(nearest(points))
    print(optional_float([]), optional_float([float("nan")]), optional_float([-0.0, 0.0, -1.5]))
    for words in [[], ["a"], ["0", "b"], ["0", "7"], ["0", "0"]]:
        print(flag_and_number(words))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
