"""The builtin exceptions, their bases, and what raises them."""


class Thing:
    def __init__(self):
        self.value = None


def act(kind, items, table, thing):
    if kind == 0:
        return items[10]
    if kind == 1:
        return table["missing"]
    if kind == 2:
        return 1 // len(items[:0])
    if kind == 3:
        return int("not a number")
    if kind == 4:
        return len(thing.value.text)
    if kind == 5:
        raise NotImplementedError("later")
    if kind == 6:
        raise StopIteration
    if kind == 7:
        assert kind == 8, "assertion"
    if kind == 8:
        raise RuntimeError("runtime")
    if kind == 9:
        raise OSError("os")
    if kind == 10:
        return ord(chr(-1))
    return ord("ab"[:kind - 9]) if kind == 11 else 0


class Part:
    def __init__(self):
        self.text = "part"


def main(argv):
    thing = Thing()
    full = Thing()
    full.value = Part()
    print(act(4, [1], {"a": 1}, full))
    for kind in range(11):
        try:
            act(kind, [1, 2], {"a": 1}, thing)
        except ArithmeticError as error:
            print(kind, "ArithmeticError", type(error).__name__, error)
        except LookupError as error:
            print(kind, "LookupError", type(error).__name__, error)
        except (ValueError, AssertionError) as error:
            print(kind, type(error).__name__, error)
        except AttributeError as error:
            print(kind, "AttributeError", error)
        except NotImplementedError as error:
            print(kind, "NotImplementedError", error)
        except RuntimeError as error:
            print(kind, "RuntimeError", error)
        except Exception as error:
            print(kind, "Exception", type(error).__name__, error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
