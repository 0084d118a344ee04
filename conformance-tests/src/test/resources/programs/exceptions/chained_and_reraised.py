"""raise from, re-raise, exceptions inside handlers and finally."""


class ConfigError(Exception):
    pass


def parse(text):
    try:
        return int(text)
    except ValueError as error:
        raise ConfigError("bad number " + text) from error


def translate(kind):
    try:
        if kind == 0:
            raise KeyError("k")
        if kind == 1:
            raise ValueError("v")
        return "fine"
    except KeyError:
        raise ValueError("from key")
    except ValueError as error:
        print("cleaning", error)
        raise


def finally_raises(first):
    try:
        if first:
            raise ValueError("first")
    finally:
        if first:
            raise KeyError("second")
    return "no raise"


def nested(n):
    try:
        try:
            return 10 // n
        except ZeroDivisionError:
            return [1, 2, 3][n + 5]
    except IndexError as error:
        return 99
    finally:
        print("nested", n)


def main(argv):
    print(parse("12"))
    try:
        parse("x")
    except ConfigError as error:
        print(error, isinstance(error.__cause__, ValueError))
    for kind in range(3):
        try:
            print(translate(kind))
        except ValueError as error:
            print("ValueError", error)
    for first in (False, True):
        try:
            print(finally_raises(first))
        except KeyError as error:
            print("KeyError", error)
    print(nested(2), nested(0))
    error = ValueError("stored")
    try:
        raise error
    except ValueError as caught:
        print(caught is error)
    try:
        raise IndexError
    except LookupError as caught:
        print(type(caught).__name__, str(caught) == "")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
