"""Methods of object and of exceptions that classes of the program override, called by the type's own name and by super()."""


class Own(Exception):
    def __init__(self, code):
        Exception.__init__(self, code)
        self.code = code

    def __str__(self):
        return "<" + Exception.__str__(self) + ">"

    def __repr__(self):
        return "Own:" + BaseException.__repr__(self)


class Missing(KeyError):
    def __str__(self):
        return "missing " + KeyError.__str__(self)


class Point:
    def __init__(self, x):
        object.__init__(self)
        self.x = x

    def __repr__(self):
        return object.__repr__(self)[:10]

    def __str__(self):
        return "P" + object.__str__(self)[:10]

    def __eq__(self, other):
        if object.__eq__(self, other) is True:
            return True
        return isinstance(other, Point) and self.x == other.x

    def __hash__(self):
        return hash(self.x)

    def __ne__(self, other):
        return not self == other

    def __format__(self, spec):
        return "f" + object.__format__(self, "")[:11]


class Plain:
    def __hash__(self):
        return object.__hash__(self)


class Above:
    def __init__(self, x):
        super().__init__()
        self.x = x

    def __repr__(self):
        return "A" + super().__repr__()[:9]

    def __str__(self):
        return "S" + super().__str__()[:9]

    def __eq__(self, other):
        return super().__eq__(other) is True

    def __hash__(self):
        return super().__hash__()

    def __format__(self, spec):
        return "F" + super().__format__(spec)[:9]


class Below(Above):
    pass


class P:
    def __init__(self, x):
        object.__init__(self)
        self.x = x

    def __str__(self):
        return "P" + str(self.x)

    def __repr__(self):
        return "R"


class Q(P):
    def __str__(self):
        return "Q"


class Mixin:
    def __init__(self, *rest):
        super().__init__(*rest)


class Only(Mixin):
    pass


def by_name():
    try:
        raise Own(7)
    except Own as e:
        print(e, repr(e), e.code)
    try:
        raise Missing("k")
    except KeyError as e:
        print(e)
    p = Point(3)
    print(repr(p), str(p), p == p, p == Point(3), p == Point(4), p != Point(4), f"{p}", len({p, Point(3)}))
    a = Plain()
    print(hash(a) == hash(a), {a: 1}[a])
    for each in ("a", "b"):
        print(str.upper(each), str.__len__(each))


def by_super():
    a, b = Above(1), Above(2)
    print(repr(a), str(a), a == a, a == b, hash(a) == hash(a), f"{a}", len({a, b}), a != b)
    c = Below(1)
    print(repr(c)[:4], c == a)


def as_values():
    ps = [P(1), Q(2)]
    print([s[:3] for s in map(object.__str__, ps)], [s[:3] for s in map(object.__repr__, ps)])
    print(list(map(str.upper, ["a", "b"])))
    print(object.__repr__(Plain())[:20])
    m = Only()
    print(m is m)
    try:
        Only(1)
    except TypeError as e:
        print(e)
    print(object.__hash__(ps[0]) == object.__hash__(ps[0]), not object.__ne__(ps[0], ps[0]), super(P, ps[0]).__repr__()[:3])


def main():
    by_name()
    by_super()
    as_values()


if __name__ == "__main__":
    main()
