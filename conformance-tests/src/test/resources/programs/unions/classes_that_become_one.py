"""Instances of classes that have nothing in common, until one comes that has something of both."""


class Circle:
    def draw(self):
        return "circle"


class Person:
    def __init__(self, name):
        self.name = name


class Both(Person):
    def draw(self):
        return "both"


class Named:
    def greet(self):
        return "named"


class Greeting(Person):
    def greet(self):
        return "hello " + self.name


def described(x):
    return type(x).__name__, isinstance(x, Person), type(x) is Both, hasattr(x, "draw"), getattr(x, "name", None)


def named(xs):
    out = []
    for x in xs:
        if isinstance(x, Person):
            out.append(x.name)
        else:
            out.append(x.draw())
    return out


def mixed():
    values = [Circle(), Person("p"), Both("b"), 3, "text", None, Named(), Greeting("g")]
    for value in values:
        if isinstance(value, (Circle, Both)):
            print(value.draw())
        elif isinstance(value, (Named, Greeting)):
            print(value.greet())
        else:
            print(value.name if isinstance(value, Person) else value)


def main():
    for x in (Circle(), Person("a"), Both("b")):
        print(described(x))
    print(named([Circle(), Person("q"), Both("r")]))
    mixed()


if __name__ == "__main__":
    main()
