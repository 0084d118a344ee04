"""Attributes of classes and functions that have no value when the program starts."""


class C:
    pass


def read():
    return C.count


def counted():
    try:
        print(read())
    except AttributeError as e:
        print("lacks", e)
    print(hasattr(C, "count"))
    C.count = 3
    print(read(), hasattr(C, "count"))


class Base:
    @classmethod
    def make(cls):
        cls.made = 1
        return cls.made

    def read(self):
        return self.late


class Below(Base):
    pass


def plain():
    return plain.value


def main():
    counted()
    for action in (lambda: Base().read(), lambda: Below().late, lambda: Below.late, lambda: plain()):
        try:
            print(action())
        except AttributeError as error:
            print(error)
    Base.late = "l"
    plain.value = 2.5
    setattr(plain, "other", [1])
    for action in (lambda: Base().read(), lambda: Below().late, lambda: Below.late):
        print(action())
    print(plain(), plain.other, hasattr(plain, "other"), hasattr(plain, "nothing"), getattr(plain, "other", None), getattr(plain, "nothing", 3))
    print(Base.make())


if __name__ == "__main__":
    main()
