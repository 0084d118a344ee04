"""Exception classes whose second base is the one of Python's own that has fields."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Plain(Exception):
    pass


class NetworkError(Plain, OSError):
    pass


class Refused(Plain, ConnectionRefusedError):
    def __str__(self):
        return "refused: " + OSError.__str__(self)


def shown(error):
    try:
        raise error
    except OSError as caught:
        return ("os", str(caught), caught.errno, caught.strerror, caught.filename, isinstance(caught, Plain))


def main():
    for error in (NetworkError("down"), NetworkError(2, "no such"), Refused(111, "nobody", "host")):
        print(shown(error), repr(error), error.args)


if __name__ == "__main__":
    main()
