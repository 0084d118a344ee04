"""Unpacking of one character, and of what is always empty."""


def pair(text):
    try:
        a, b = text
        return a + b
    except ValueError as error:
        return str(error)


def first(text):
    a, = text[0]
    return a


def constant():
    try:
        a, b = "İ"
    except ValueError as error:
        return str(error)
    return a + b


def nothing():
    items = []
    try:
        a, b = items
    except ValueError as error:
        return str(error)
    return "items"


def nothing_behind_first():
    items = []
    try:
        a, *b = items
    except ValueError as error:
        return str(error)
    return "items"


def all_of_nothing():
    items = []
    *rest, = items
    [] = items
    return rest


def loop_over_nothing():
    count = 0
    for a, b in [[] for _ in range(0)]:
        count += 1
    return count


def main(argv):
    print(pair("xy"), pair("x"), pair("xyz"), pair("a,b"[0]), first("abc"), constant())
    print(nothing(), nothing_behind_first(), all_of_nothing(), loop_over_nothing())
    for word in ["ab", "c"]:
        for letter in word:
            only, = letter
            print(only)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
