"""Assignment to slices whose step is found out at run time."""

def put(xs, step, values):
    try:
        xs[::step] = values
        print(xs)
    except ValueError as e:
        print("ValueError", e)
def putb(xs, step, values):
    try:
        xs[::step] = values
        print(xs)
    except ValueError as e:
        print("ValueError", e)
def main(argv):
    n = len(argv)
    put([1, 2, 3], n, [7, 8, 9, 10])
    put([1, 2, 3], n + 1, [7, 8])
    put([1, 2, 3], n + 1, [7, 8, 9])
    put([1, 2, 3], -n, [7, 8, 9, 10])
    put([1, 2, 3], -n, [7, 8, 9])
    put([1, 2, 3], n - 1, [7, 8, 9])
    xs = [1, 2, 3, 4]
    xs[1:3:n] = [9]
    print(xs)
    xs[3:1:n] = [5]
    print(xs)
    del xs[::n]
    print(xs)
    xs = [1, 2, 3, 4]
    del xs[1::n]
    print(xs)
    putb(bytearray(b"abc"), n, b"12345")
    putb(bytearray(b"abc"), n + 1, b"12")
    putb(bytearray(b"abc"), n + 1, b"123")
    putb(bytearray(b"abc"), -n, b"123")
    putb(bytearray(b"abc"), -n, b"1234")
    putb(bytearray(b"abc"), 0 * n, b"1234")
    b = bytearray(b"abcdef")
    del b[1::n + 1]
    print(b)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
