"""StringBuilder, unrolling loops, hints that do nothing."""

from rpython.rlib.debug import ll_assert
from rpython.rlib.jit import JitDriver, elidable, hint
from rpython.rlib.objectmodel import always_inline, compute_hash, specialize, we_are_translated
from rpython.rlib.rstring import StringBuilder
from rpython.rlib.unroll import unrolling_iterable

driver = JitDriver(greens=["position"], reds=["total"])

OPERATIONS = unrolling_iterable([("add", lambda a, b: a + b), ("subtract", lambda a, b: a - b), ("multiply", lambda a, b: a * b)])


def perform(name, a, b):
    for candidate, function in OPERATIONS:
        if name == candidate:
            return function(a, b)
    return -1


@specialize.argtype(0)
def describe(x):
    return str(x)


@always_inline
def square(x):
    return x * x


@elidable
def cube(x):
    return x * x * x


def build(n):
    builder = StringBuilder()
    for i in range(n):
        builder.append(str(i))
        builder.append("\u00e9" if i % 2 else ",")
    builder.append_slice("abcdef", 2, 4)
    builder.append_multiple_char("-", 3)
    return builder.build()


def main(argv):
    print([perform(name, 7, 3) for name in ("add", "subtract", "multiply", "divide")])
    print(describe(5), describe("text"), describe(2.5), square(9), cube(3), build(12))
    position = 0
    total = 0
    while position < 5:
        driver.jit_merge_point(position=position, total=total)
        total += position
        position += 1
    print(total, compute_hash("abc") == compute_hash("abc"))
    ll_assert(total == 10, "the sum is ten")
    if not we_are_translated() and position > 100:
        print("never")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
