"""next() of generator expressions: the first item, or what stands for a missing one."""


class Shape:
    def __init__(self, name, sides):
        self.name = name
        self.sides = sides


def noisy(value):
    print("default", value)
    return value


def first_even(numbers):
    return next((n for n in numbers if n % 2 == 0), None)


def named(shapes, name):
    return next(shape for shape in shapes if shape.name == name)


def pairs(rows):
    return next(((x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"), (-1, -1))


def closing():
    try:
        yield 1
        yield 2
    finally:
        print("closed")


def main():
    print(first_even([1, 3, 4, 6]), first_even([1]), first_even(range(0)))
    shapes = [Shape("square", 4), Shape("line", 2)]
    print(named(shapes, "line").sides)
    try:
        named(shapes, "circle")
    except StopIteration as error:
        print("none", error.value, error.args)
    print(pairs(["..", ".#"]), pairs([]))
    print(next((x for x in [1, 2]), noisy(5)), next((x for x in []), noisy(6)))
    it = iter([1, 2, 3, 4])
    print(next((x for x in it if x > 1), 0), list(it))
    for x in [3, 4]:
        print(next((x * y for y in range(5) if x * y > 7), x), x)
    print(next((lambda: x) for x in "ab")())
    try:
        print(next((1 // x for x in [0]), 9))
    except ZeroDivisionError as error:
        print(error)
    print(next(x for x in closing()))

    def inner():
        yield next((n for n in (1, 2, 3) if n > 1), None)
        try:
            yield next(n for n in () if n)
        except StopIteration:
            yield "stopped"
    print(list(inner()))
    while True:
        found = next((s for s in shapes if s.sides == 4), None)
        if found is None:
            break
        shapes.remove(found)
    print(len(shapes), next((n for n in "abc"), "z").upper())
    print([next((v for k, v in table.items() if v), "no") for table in ({"a": 0, "b": 2}, {}, {"c": None})])


if __name__ == "__main__":
    main()
