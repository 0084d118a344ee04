"""Names that shadow builtins and one another; defaults evaluated once."""

total = 100
counter = 0


def use_global():
    return total


def shadow(total):
    return total * 2


def local():
    total = 5
    return total


def bump(step=1):
    global counter
    counter += step
    return counter


def remember(item, seen=[]):
    seen.append(item)
    return len(seen)


def outer():
    value = "outer"

    def middle():
        value = "middle"

        def inner():
            return value

        return inner()

    return middle() + value


def shadow_builtins(list, max):
    sum = 0
    for len in list:
        sum += len
    return sum > max


def main(argv):
    print(use_global(), shadow(1), local(), total)
    print(bump(), bump(5), bump(step=10), counter)
    print(remember("a"), remember("b"), remember("c"))
    print(outer(), shadow_builtins([1, 2, 3], 5))
    id = 7
    str_ = str(id)
    print(id, str_, [id for id in range(3)], id)
    x = 1

    def set_x():
        x = 2
        return x

    print(set_x(), x)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
