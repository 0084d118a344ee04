"""Positional, keyword, default, star and keyword-only arguments."""


def greet(name, greeting="hello", *, mark="!"):
    return greeting + " " + name + mark


def total(*numbers):
    result = 0
    for number in numbers:
        result += number
    return result


def only_positional(a, b, /, c):
    return a * 100 + b * 10 + c


def mixed(first, *rest, scale=1):
    return (first + sum(rest)) * scale


def options(**settings):
    return settings["width"] * settings["height"]


def accumulate(item, target=None):
    if target is None:
        target = []
    target.append(item)
    return target


def main(argv):
    print(greet("ada"), greet("bob", "hi"), greet(greeting="hey", name="cy"), greet("dee", mark="?"))
    print(total(1), total(1, 2, 3))
    print(only_positional(1, 2, 3), only_positional(1, 2, c=4))
    print(mixed(1), mixed(1, 2, 3), mixed(1, 2, scale=10))
    print(options(width=3, height=4), options(height=5, width=2))
    print(accumulate(1), accumulate(2), accumulate(3, [0]))
    pair = (4, 5)
    print(total(*pair), total(1, *pair, 6), only_positional(*pair, 6))
    settings = {"name": "eve", "greeting": "yo"}
    print(settings["name"])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

