"""locals() where a text says which variables are looked at."""


def card(name, age, width=8):
    city = "Rome"
    total = age * 2.5
    first = "{name} is {age} in {city!r:>{width}} {{city}} {total:.1f}".format(**locals())
    second = "%(name)s/%(age)03d/%(total).2f%%" % locals()
    third = "{0}-{name}-{extra}".format("x", extra=1, **locals())
    fourth = "{city}".format_map(locals())
    age = locals()["age"] + 1
    return first, second, third, fourth, age


def outer(base):
    def inner(x):
        base
        return "{base}+{x}".format(**locals())
    return inner


def main():
    for line in card("Ann", 30):
        print(line)
    print(outer("b")(2), ["{n}".format(**locals()) for n in range(2)])
    try:
        print("{missing}".format(**locals()))
    except KeyError as error:
        print("KeyError", error)


main()
