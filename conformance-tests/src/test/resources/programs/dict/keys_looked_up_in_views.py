"""Keys that are single characters, looked up in a view by any text, and by the view's method."""


def has(keys, text):
    return text in keys


class Exc(Exception):
    pass


class BadEq:
    def __hash__(self):
        return 7

    def __eq__(self, other):
        raise Exc


def methods():
    k1, k2 = BadEq(), BadEq()
    d = {k1: "x"}
    print(k1 in d.keys())
    try:
        print(d.keys().__contains__(k2))
    except Exc:
        print("asked")
    e = {1: 2}
    print(e.keys().__contains__(1), e.keys().__contains__(2), e.items().__contains__((1, 2)), list(filter(e.keys().__contains__, [3, 1])))


def main():
    letters = {"a": 2}
    print(has(letters.keys(), "a"), has(letters.keys(), "bc"), has(letters.keys(), "z"))
    words = {"bb": 3, "a": 1}
    print(has(words.keys(), "a"), has(words.keys(), "bb"), has(words, "a"))
    print(letters.keys().__contains__("a"), "a" in letters.keys())
    methods()


if __name__ == "__main__":
    main()
