"""Each operation that needs an item that is not there says so."""


def main(argv):
    items = [1, 2, 3]
    empty = items[3:]
    for index in (3, -4, 1000):
        try:
            print(items[index])
        except IndexError as error:
            print(index, error)
        try:
            items[index] = 0
        except IndexError as error:
            print(index, error)
        try:
            del items[index]
        except IndexError as error:
            print(index, error)
        try:
            items.pop(index)
        except IndexError as error:
            print(index, error)
    try:
        empty.pop()
    except IndexError as error:
        print(error)
    try:
        items.remove(99)
    except ValueError as error:
        print(error)
    try:
        items.index(99)
    except ValueError as error:
        print(error)
    try:
        print(max(empty))
    except ValueError as error:
        print(error)
    print(items, empty, items[-3], items[2])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
