"""What is None on both sides is equal and the same, whatever else the one or the other may be."""


class Point:
    pass


def an_int(n):
    return [5, None][n]


def a_float(n):
    return [2.5, None][n]


def a_text(n):
    return ["text", None][n]


def a_pair(n):
    return [(1, "a"), None][n]


def a_tuple(n):
    return [tuple([1] * 2), None][n]


def a_point(n):
    return [Point(), None][n]


def a_big(n):
    return [10 ** 30, None][n]


def a_range(n):
    return [range(3), None][n]


def a_complex(n):
    return [1j, None][n]


def with_an_int():
    none = an_int(1)
    some = an_int(0)
    other, thing = an_int(1), an_int(0)
    print("an_int an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("an_int a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("an_int a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("an_int a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("an_int a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("an_int a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("an_int a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("an_int a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("an_int a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_float():
    none = a_float(1)
    some = a_float(0)
    other, thing = an_int(1), an_int(0)
    print("a_float an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_float a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_float a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_float a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_float a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_float a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_float a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_float a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_float a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_text():
    none = a_text(1)
    some = a_text(0)
    other, thing = an_int(1), an_int(0)
    print("a_text an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_text a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_text a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_text a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_text a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_text a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_text a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_text a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_text a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_pair():
    none = a_pair(1)
    some = a_pair(0)
    other, thing = an_int(1), an_int(0)
    print("a_pair an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_pair a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_pair a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_pair a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_pair a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_pair a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_pair a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_pair a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_pair a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_tuple():
    none = a_tuple(1)
    some = a_tuple(0)
    other, thing = an_int(1), an_int(0)
    print("a_tuple an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_tuple a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_tuple a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_tuple a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_tuple a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_tuple a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_tuple a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_tuple a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_tuple a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_point():
    none = a_point(1)
    some = a_point(0)
    other, thing = an_int(1), an_int(0)
    print("a_point an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_point a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_point a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_point a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_point a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_point a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_point a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_point a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_point a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_big():
    none = a_big(1)
    some = a_big(0)
    other, thing = an_int(1), an_int(0)
    print("a_big an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_big a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_big a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_big a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_big a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_big a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_big a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_big a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_big a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_range():
    none = a_range(1)
    some = a_range(0)
    other, thing = an_int(1), an_int(0)
    print("a_range an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_range a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_range a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_range a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_range a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_range a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_range a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_range a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_range a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def with_a_complex():
    none = a_complex(1)
    some = a_complex(0)
    other, thing = an_int(1), an_int(0)
    print("a_complex an_int", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_float(1), a_float(0)
    print("a_complex a_float", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_text(1), a_text(0)
    print("a_complex a_text", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_pair(1), a_pair(0)
    print("a_complex a_pair", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_tuple(1), a_tuple(0)
    print("a_complex a_tuple", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_point(1), a_point(0)
    print("a_complex a_point", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_big(1), a_big(0)
    print("a_complex a_big", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_range(1), a_range(0)
    print("a_complex a_range", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)
    other, thing = a_complex(1), a_complex(0)
    print("a_complex a_complex", none == other, none != other, none is other, [none] == [other], (none,) == (other,), none in [other], some == other, none == thing, [some] == [other], none is thing)


def main():
    with_an_int()
    with_a_float()
    with_a_text()
    with_a_pair()
    with_a_tuple()
    with_a_point()
    with_a_big()
    with_a_range()
    with_a_complex()


if __name__ == "__main__":
    main()
