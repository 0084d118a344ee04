"""What handlers do not take passes them, what cleans up too; what is raised again keeps its way."""


def pick(items, index):
    if index >= len(items):
        raise IndexError("no item " + str(index))
    return items[index]


class Door:
    def __enter__(self):
        print("open")
        return self

    def __exit__(self, kind, value, traceback):
        print("closed")
        return False


def guarded(items, index):
    try:
        with Door():
            try:
                return pick(items, index)
            except KeyError:
                return "no key"
            finally:
                print("cleaned up")
    except ValueError:
        return "no value"


def again(items, index):
    try:
        return guarded(items, index)
    except LookupError:
        print("not there")
        raise


def main(argv):
    print(again(argv, 0) != "")
    print(again(argv, len(argv)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
