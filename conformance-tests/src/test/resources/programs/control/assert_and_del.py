"""assert, del, pass, global, and names that come and go."""

settings = {"debug": True}
level = 1


def check(n):
    assert n >= 0
    assert n < 10, f"{n} is too large"
    return n


def set_level(n):
    global level
    old = level
    level = n
    return old


def main(argv):
    for n in (5, 20, -1):
        try:
            print(check(n))
        except AssertionError as error:
            print("assertion", repr(str(error)))
    items = [1, 2, 3, 4]
    del items[1], items[0]
    print(items)
    del settings["debug"]
    print(settings, len(settings))
    x = 5
    del x
    x = 6
    print(x, set_level(3), level, set_level(1), level)
    if x > 3:
        pass
    else:
        print("never")
    while False:
        print("never")
    for _ in []:
        pass
    else:
        print("else of an empty loop")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
