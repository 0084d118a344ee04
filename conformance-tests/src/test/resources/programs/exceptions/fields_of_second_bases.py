"""Exception classes whose second base is the one of Python's own that has fields."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class AppError(Exception):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.made = len(arguments)


class Plain(Exception):
    pass


class NetworkError(Plain, OSError):
    pass


class Refused(Plain, ConnectionRefusedError):
    def __str__(self):
        return "refused: " + OSError.__str__(self)


class Import(Plain, ImportError):
    pass


class Quoting(AppError, KeyError):
    pass


class Slow(AppError, TimeoutError):
    pass


def shown(error):
    try:
        raise error
    except OSError as caught:
        return ("os", str(caught), caught.errno, caught.strerror, caught.filename, isinstance(caught, Plain))
    except ImportError as caught:
        return ("import", str(caught), caught.name)
    except LookupError as caught:
        return ("lookup", str(caught), caught.args)
    except Plain as caught:
        return ("plain", str(caught), caught.args)


def main():
    for error in (NetworkError("down"), NetworkError(2, "no such"), Refused(111, "nobody", "host")):
        print(shown(error), repr(error), error.args)
    print(shown(Import("no module", name="thing")))
    print(shown(Quoting("key")), shown(Slow("long", 3)), Slow("x").made)
    print(Quoting("a b"), KeyError.__str__(Quoting("c")), Exception.__str__(Quoting("d")), OSError.__repr__(Slow("e")))


if __name__ == "__main__":
    main()
