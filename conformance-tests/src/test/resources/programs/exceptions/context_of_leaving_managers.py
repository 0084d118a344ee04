"""What __exit__ raises, and a name that is bound to nothing, has the exception that was handled as its context."""


class Manager:
    def __init__(self, kind):
        self.kind = kind

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if self.kind == 0:
            undefined
        elif self.kind == 1:
            int("x")
        elif self.kind == 2:
            raise KeyError("y")
        elif self.kind == 3:
            {}["q"]
        elif self.kind == 4:
            raise value
        else:
            return True


def reads_undefined():
    undefined


def main():
    for kind in range(6):
        try:
            with Manager(kind):
                1 / 0
        except (NameError, ValueError, KeyError, ZeroDivisionError) as error:
            print(type(error.__context__), error)
    try:
        try:
            1 / 0
        except ZeroDivisionError:
            with Manager(5):
                raise ValueError("inner")
            undefined
    except NameError as error:
        print(type(error.__context__), error)
    try:
        try:
            1 / 0
        finally:
            reads_undefined()
    except NameError as error:
        print(type(error.__context__), error)
    try:
        try:
            raise ValueError("first")
        except ValueError:
            with Manager(2):
                1 / 0
    except KeyError as error:
        print(type(error.__context__), type(error.__context__.__context__))


if __name__ == "__main__":
    main()
