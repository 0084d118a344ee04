"""Methods of built-in types that are passed to functions which pass arguments on."""


def wrap(function, *arguments, **keywords):
    return function(*arguments, **keywords)


def starred(function, *arguments):
    return function(*arguments)


def mapped(function, **keywords):
    return function(**keywords)


def with_list(function, arguments):
    return function(*arguments)


def main():
    items = [3, 1]
    for call in (wrap, starred):
        call(items.append, 7)
        call(items.insert, 0, 9)
        print(items, call(items.pop), call(items.pop, 0), items, call(items.index, 1), call(items.count, 3))
    wrap(items.sort, reverse=True)
    starred(items.extend, [5, 6])
    print(items)
    mapped(items.sort, reverse=False)
    mapped(items.reverse)
    print(items)
    starred(items.clear)
    print(items)
    names = {"a": 1}
    print(sorted(wrap(names.keys)), list(starred(names.items)), starred(names.get, "a"), wrap(names.get, "b", 2))
    print(wrap(names.setdefault, "c", 3), starred(names.setdefault, "a", 9), wrap(names.pop, "a"), names)
    wrap(names.update, d=4)
    print(names)
    starred(names.clear)
    chosen = {1, 2}
    starred(chosen.add, 3)
    wrap(chosen.discard, 1)
    starred(chosen.remove, 2)
    print(chosen, wrap(chosen.pop), chosen)
    print(wrap("a-b-c".split, "-", maxsplit=1), starred("a-b".split, "-"), mapped("x y".split), wrap("{}{k}".format, 1, k=2))
    print(wrap(len, "abc"), starred(max, 3, 4), wrap(sorted, [2, 1], reverse=True), wrap(int, "7"), starred(divmod, 7, 2))
    for bad in ((), (1, 2)):
        try:
            with_list(items.append, list(bad))
        except TypeError as e:
            print(e)
    with_list(items.append, [4])
    with_list(chosen.add, [4])
    print(items, chosen)
    items.append(*(8,))
    items.insert(*(0, 2))
    chosen.add(*[5])
    print(items, chosen)


if __name__ == "__main__":
    main()
