"""A function that takes its arguments piece by piece: the partial calls, and the tuples, grow with each call."""

from functools import partial


def curry(function, count):
    def inner(*args):
        return function(*args) if len(args) >= count else curry(partial(function, *args), count - len(args))
    return inner


def volume(length, width, height):
    return length * width * height


def collect(count, *chosen):
    if count == 0:
        return len(chosen)
    return collect(count - 1, count, *chosen)


def nest(count, held):
    if count == 0:
        return held
    return nest(count - 1, (held, count))


def keyed(count, **named):
    if count == 0:
        return sorted(named.items())
    return keyed(count - 1, **{f"n{count}": count}, **named)


def main():
    print(curry(volume, 3)(2)(3)(4))
    print(collect(5))
    print(nest(4, ()))
    print(keyed(3))


if __name__ == "__main__":
    main()
