"""A class that its subclasses exchange for others, kept by a class without instances."""


class Field:
    py_type = object

    def clean(self, value):
        return self.py_type(value)

    def name(self):
        return self.py_type.__name__


class Int(Field):
    py_type = int


class Text(Field):
    py_type = str


def main():
    for f in (Int(), Text()):
        print(f.name(), isinstance(3, f.py_type))
        print(repr(f.clean("12")))


if __name__ == "__main__":
    main()
