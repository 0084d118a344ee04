# tuple.index looks between bounds, of tuples of fixed and of any length, and of a class that extends tuple.


class Places(tuple):
    pass


def ask(items, item, start, stop):
    try:
        return items.index(item, start, stop)
    except ValueError as error:
        return str(error)


def ask_mixed(start, stop):
    try:
        return (1, 'a', 2.5, 'a').index('a', start, stop)
    except ValueError as error:
        return str(error)


def main():
    plain = tuple([1, 2, 3, 2, 1])
    for start, stop in [(0, 5), (2, 5), (-2, 9), (-1, 5), (4, 3), (0, -2), (7, 9), (-9, 2)]:
        print(start, stop, ask(plain, 2, start, stop), ask(Places(plain), 2, start, stop), ask_mixed(start, stop))
    print((3, 'x', 3).index(3, 1), plain.index(1, 1), Places('abca').index('a', 1), 'x' in (1, 'x'), 2 in (1, 'x'))


main()
