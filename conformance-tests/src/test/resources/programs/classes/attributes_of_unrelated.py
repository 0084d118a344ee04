"""Attributes of classes that have nothing in common, where others have methods, properties and data of that name."""


class Reader:
    def __init__(self, name: str) -> None:
        self.name = name

    def close(self) -> None:
        print("Reader closed")


class File:
    def __init__(self, name: str) -> None:
        self.name = name

    def close(self) -> None:
        print("File closed")


class Person:
    def __init__(self, first: str) -> None:
        self.first = first

    def name(self) -> str:
        return "Mr. " + self.first


class Shape:
    @property
    def name(self) -> str:
        return type(self).__name__.lower()


class Circle(Shape):
    pass


class Kind:
    name = 1


class Other(Kind):
    name = 2


class Held:
    def __init__(self, name: int) -> None:
        self.name = name


def opened(name: str, fresh: bool) -> "Reader | File":
    if fresh:
        return File(name)
    return Reader(name)


def main() -> None:
    print([opened("a", fresh).name for fresh in (True, False)])
    people = [Person("ann"), Person("bob")]
    print([person.name() for person in people], vars(people[0]))
    methods = [person.name for person in people]
    print([method() for method in methods])
    print(Circle().name, Shape().name, [shape.name for shape in (Shape(), Circle())])
    print(Kind().name + 1, Other().name + 1, [kind.name for kind in (Kind(), Other())])
    print(Held(3).name + 1, vars(Held(4)))
    source = opened("b", True)
    source.name += "!"
    print(source.name, hasattr(people[0], "age"))
    source.close()


if __name__ == "__main__":
    main()
