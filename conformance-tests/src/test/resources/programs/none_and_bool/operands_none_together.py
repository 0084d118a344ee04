"""What operators say of None, and what tests for classes answer where a value may be None."""


class Animal:
    pass


class Dog(Animal):
    pass


def text(flag):
    return "slab" if flag else None


def items(flag):
    return [1, 2, 3, 4] if flag else None


def data(flag):
    return b"b" if flag else None


def number(flag):
    return 3 if flag else None


def table(flag):
    return {1: 2} if flag else None


def show(name, action):
    try:
        print(name, action())
    except Exception as error:
        print(name, error)


def grown(value, other):
    value += other
    return value


def repeated(value, other):
    value *= other
    return value


def raised(value, other):
    value **= other
    return value


def merged(value, other):
    value |= other
    return value


def animal(kind):
    return Dog() if kind == 2 else Animal() if kind == 1 else None


def builtins(f):
    show("chr", lambda: chr(97 if f else None))
    show("ord", lambda: ord("a" if f else None))
    show("abs", lambda: abs(-2 if f else None))
    show("abs float", lambda: abs(-2.5 if f else None))
    show("range", lambda: list(range(3 if f else None)))
    show("int", lambda: int(2.5 if f else None))
    show("float", lambda: float(2 if f else None))
    show("round", lambda: round(2.5 if f else None))
    show("slice", lambda: "abc"[(1 if f else None):])
    show("index", lambda: "abc"[1 if f else None])
    show("list index", lambda: [1, 2][1 if f else None])
    show("repeat", lambda: "abc" * (2 if f else None))
    show("list repeat", lambda: [1, 2] * (2 if f else None))
    show("tuple repeat", lambda: (1, 2) * (2 if f else None))
    show("bytes repeat", lambda: b"ab" * (2 if f else None))
    show("shift", lambda: 1 << (2 if f else None))
    show("power", lambda: 2 ** (2 if f else None))
    show("float power", lambda: 2.0 ** (2 if f else None))
    show("mod", lambda: 7 % (2 if f else None))
    show("div", lambda: 7 / (2 if f else None))
    show("or", lambda: 7 | (2 if f else None))
    show("insert", lambda: [1].insert(0 if f else None, 1))
    show("pop", lambda: [1].pop(0 if f else None))
    show("append", lambda: [1].append(0 if f else None))
    show("find", lambda: "abc".find("b" if f else None))
    show("replace", lambda: "abc".replace("b" if f else None, "x"))
    show("split", lambda: "abc".split("b" if f else None))
    show("join", lambda: "-".join(["a"] if f else None))
    show("startswith", lambda: "abc".startswith("b" if f else None))
    show("encode", lambda: "abc".encode("utf-8" if f else None))
    show("center", lambda: "abc".center(7 if f else None))
    show("zfill", lambda: "abc".zfill(7 if f else None))
    show("extend", lambda: [1].extend([2] if f else None))
    show("update", lambda: {1: 2}.update({3: 4} if f else None))
    show("set update", lambda: {1}.update({3} if f else None))
    show("union", lambda: sorted({1}.union([3] if f else None)))
    show("isdisjoint", lambda: {1}.isdisjoint([3] if f else None))
    show("min", lambda: min(1, 2 if f else None))
    show("sorted", lambda: sorted([1, 2] if f else None))
    show("tuple", lambda: tuple([1, 2] if f else None))
    show("set", lambda: set([1, 2] if f else None))
    show("dict", lambda: dict([(1, 2)] if f else None))
    show("map", lambda: list(map(str, [1, 2] if f else None)))
    show("unpack", lambda: [x for x, y in ([(1, 2)] if f else None)])
    show("star", lambda: [*([1, 2] if f else None)])
    show("star in a set", lambda: {*([1, 2] if f else None)})
    show("stars", lambda: {**({1: 2} if f else None)})
    show("call", lambda: (len if f else None)("abc"))
    show("format", lambda: format(2.5, ".2f" if f else None))
    show("fstring", lambda: f"{2.5:{'.2f' if f else None}}")
    show("print", lambda: print("a", sep="" if f else None))
    show("isinstance", lambda: isinstance(1 if f else None, int))
    show("hash", lambda: hash(1 if f else None))
    show("bool", lambda: bool("a" if f else None))
    show("pow", lambda: pow(7, 2 if f else None))
    show("hex", lambda: hex(7 if f else None))
    show("getitem", lambda: {1: 2}[1 if f else 1])
    show("zip", lambda: list(zip([1], [2] if f else None)))
    show("enumerate", lambda: list(enumerate([2] if f else None)))
    show("reversed", lambda: list(reversed([2] if f else None)))
    show("next", lambda: next(iter([2]) if f else None))
    show("iter", lambda: list(iter([2] if f else None)))


def main():
    for flag in (True, False):
        for other in (True, False):
            print(flag, other)
            show("text +", lambda: text(flag) + text(other))
            show("text +=", lambda: grown(text(flag), text(other)))
            show("text *", lambda: text(flag) * number(other))
            show("data +", lambda: data(flag) + data(other))
            show("items +", lambda: items(flag) + items(other))
            show("items +=", lambda: grown(items(flag), items(other)))
            show("items *", lambda: items(flag) * number(other))
            show("items *=", lambda: repeated(items(flag), number(other)))
            show("number **", lambda: number(flag) ** number(other))
            show("number **=", lambda: raised(number(flag), number(other)))
            show("number <", lambda: number(flag) < number(other))
            show("table |=", lambda: merged(table(flag), table(other)))
            show("text in", lambda: text(other) in text(flag))
            show("number in", lambda: number(other) in items(flag))
            show("-number", lambda: -number(flag))
            show("items[]", lambda: items(flag)[number(other)])
            show("text[]", lambda: text(flag)[number(other)])
    builtins(True)
    builtins(False)
    for kind in range(3):
        value = animal(kind)
        print(kind, isinstance(value, object), isinstance(value, Animal), isinstance(value, Dog), isinstance(value, (Dog, object)))
        if isinstance(value, Animal) and not isinstance(value, Dog):
            print("no dog")

if __name__ == "__main__":
    main()
