"""reverse of sorted() and list.sort() is what the truth of any object says."""


class Flag:
    def __init__(self, is_set):
        self.is_set = is_set

    def __bool__(self):
        return self.is_set


class Wrong:
    def __bool__(self):
        raise ValueError("neither true nor false")


def main():
    print(sorted([1, 3, 2], reverse="x"), sorted([1, 3, 2], reverse=None), sorted([1, 3, 2], reverse=[]))
    items = [3, 1, 2]
    items.sort(reverse=[0])
    print(items)
    items.sort(reverse=0.0)
    print(items)
    items.sort(reverse=Flag(True))
    print(items, sorted(items, reverse=Flag(False)))
    try:
        items.sort(reverse=Wrong())
    except ValueError as error:
        print(error, items)
    options = {"reverse": "yes"}
    print(sorted(items, **options))
    options["reverse"] = ""
    items.sort(**options)
    print(items)


if __name__ == "__main__":
    main()
