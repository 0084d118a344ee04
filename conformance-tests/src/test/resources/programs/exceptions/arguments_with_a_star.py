class Plain:
    pass


class Own(ValueError):
    pass


class Init(ValueError):
    def __init__(self, a, *rest):
        super().__init__(a, *rest)
        self.a = a


def attempt(f):
    try:
        print(repr(f()))
    except TypeError as e:
        print(e)


def main(argv):
    parts = [str(i) for i in range(3)]
    for n in range(4):
        some = parts[:n]
        attempt(lambda: ValueError(*some))
        attempt(lambda: Own(*some))
        attempt(lambda: Own('x', *some))
        e = KeyError(*some)
        print(e.args, str(e))
    attempt(lambda: Init(*parts))


if __name__ == "__main__":
    main([])
