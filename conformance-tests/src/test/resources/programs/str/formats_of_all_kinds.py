"""What is to the right of a percent sign is a tuple of values, a mapping, or one value."""
# alone: for its values of several kinds the types of all of a group would be inferred again
def main():
    for f in ("s", "%s", "%(a)s", "%s %s"):
        for v in (range(3), b"x", bytearray(b"y"), [1], {"a": 1}, 5, "t", (1,), (), None):
            try:
                print(repr(f % v))
            except Exception as e:
                print(type(e).__name__, e)
    for f in (b"s", b"%b", b"%(a)s", b"%a"):
        for v in (range(3), b"x", bytearray(b"y"), [1], {b"a": b"1"}, 5, "t", (1,), (b"q",), (), None):
            try:
                print(repr(f % v))
            except Exception as e:
                print(type(e).__name__, e)
    try:
        print("s" % range(3), "%s" % range(3))
        print(b"s" % b"")
    except TypeError as e:
        print(e)
    try:
        print("%(a)s" % range(3))
    except TypeError as e:
        print(e)
    try:
        print("%(a)s" % [1])
    except TypeError as e:
        print(e)
    try:
        print(bytearray(b"s") % bytearray(b""))
    except TypeError as e:
        print(e)
    try:
        print("%(a)s" % b"abc")
    except TypeError as e:
        print(e)
if __name__ == "__main__":
    main()
