"""super() in an exception class whose subclasses extend others of Python's own beside it, and the same of containers."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class AppError(Exception):
    code = 10

    def __init__(self, message="", **details):
        super().__init__(message)
        self.details = details

    def __str__(self):
        base = super().__str__() or self.__class__.__name__
        if self.details:
            base += " [" + ", ".join(f"{k}={v}" for k, v in sorted(self.details.items())) + "]"
        return base


class MissingKey(AppError, KeyError):
    code = 21


class NetworkError(AppError, OSError):
    code = 30


class Below(MissingKey):
    pass


class Shape:
    def __init__(self, name):
        super().__init__()
        self.name = name

    def __repr__(self):
        return self.name + " " + super().__repr__()[:5]


class Shapes(Shape, list):
    pass


class Named(Shape, dict):
    pass


def main():
    for kind in (AppError, MissingKey, NetworkError, Below):
        for details in ({}, {"a": 1}):
            error = kind("no such key", **details)
            print(kind.__name__, str(error), repr(error), error.args)
            try:
                raise error
            except KeyError as caught:
                print("key", caught, caught.code)
            except OSError as caught:
                print("os", caught, caught.errno, caught.code)
            except AppError as caught:
                print("app", caught)
    print(AppError(), MissingKey(), NetworkError())
    shapes = Shapes("list")
    shapes.append(3)
    named = Named("dict")
    named["a"] = 4
    print(shapes, named, repr(Shape("plain"))[:8])


if __name__ == "__main__":
    main()
