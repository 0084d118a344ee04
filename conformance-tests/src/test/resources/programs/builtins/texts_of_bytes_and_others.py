def text(x, *rest):
    try:
        return str(x, *rest)
    except TypeError as e:
        return str(e)

def text2(x, y):
    try:
        return str(x, y)
    except TypeError as e:
        return str(e)

def called(f, x, y):
    try:
        return f(x, y)
    except TypeError as e:
        return str(e)
class A:
    def __bytes__(self): return b"a"


def main():
    for x in (b"abc", 5, "a", None, [1], (1, 2)):
        print(text2(x, "utf-8"))
    print(called(str, b"abc", "utf-8"), called(max, 2, 3))
    for x in (b"abc", 5, "a"):
        print(called(str, x, "utf-8"))
    print(str(bytearray(b"xyz"), "ascii"), str(memoryview(b"view"), encoding="ascii"), str(b"\xff", errors="replace"))
    for y in (A(), 2.5):
        print(text2(y, "utf-8"))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
