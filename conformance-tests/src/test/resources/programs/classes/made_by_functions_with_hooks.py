"""Classes that functions make, by statements and by type(), whose bases are told of them, and those that cannot be made."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import enum


class Plugin:
    registry = {}

    def __init_subclass__(cls, /, name=None, **keywords):
        super().__init_subclass__(**keywords)
        if name is None:
            raise ValueError(f"{cls.__name__} has no name")
        if name != "early":
            print("registering", name, cls.__name__, len(Plugin.registry))
        cls.registry[name] = cls
        cls.label = name.upper()

    def run(self):
        return type(self).__name__ + "/" + self.label


class Early(Plugin, name="early"):
    pass


class Final:
    def __init_subclass__(cls):
        raise TypeError(f"{cls.__name__} cannot extend Final")


class Color(enum.Enum):
    RED = 1


class Checked(type):
    def __new__(mcls, name, bases, members):
        if "run" not in members:
            raise AttributeError(name + " lacks run")
        return super().__new__(mcls, name, bases, members)


def hello(self):
    return "hello " + self.run()


def attempt(make):
    try:
        made = make()
    except (TypeError, ValueError, AttributeError) as error:
        print(type(error).__name__, error)
    else:
        print("made", made.__name__, [each.__name__ for each in made.__mro__])


def statements():
    print("before", sorted(Plugin.registry))

    class Late(Plugin, name="late"):
        def run(self):
            return "late " + super().run()
    print("between", sorted(Plugin.registry), Late.label)

    class Below(Late, name="below"):
        size = 3
    for each in (Late(), Below(), Early()):
        print(each.run())
    print("after", [(name, kind.__name__) for name, kind in sorted(Plugin.registry.items())])
    try:
        class Nameless(Plugin):
            pass
    except ValueError as error:
        print(error, "Nameless" in Plugin.registry)
    try:
        class Wrong(Plugin, name="wrong", size=3):
            pass
    except TypeError as error:
        print(error)
    try:
        class Extends(Final):
            pass
    except TypeError as error:
        print(error)
    try:
        class Crimson(Color):
            DARK = 2
    except TypeError as error:
        print(error)
    try:
        class Lacking(metaclass=Checked):
            pass
    except AttributeError as error:
        print(error)


def calls():
    attempt(lambda: type("Sub", (Final,), {}))
    attempt(lambda: type("Empty", (), {}))
    attempt(lambda: type("Nothing", (Plugin,), {}))
    attempt(lambda: type("Keyed", (Plugin,), {}, name="keyed"))
    attempt(lambda: type("Unkeyed", (Plugin,), {}, name="unkeyed", size=1))
    attempt(lambda: type("Order", (object, Plugin), {}))
    attempt(lambda: type("Flag", (bool,), {}))
    plain = type("Plain", (), {"x": 5, "hello": hello, "run": lambda_run})
    instance = plain()
    print(instance.x, instance.hello(), plain.__name__, plain.__module__ == __name__, isinstance(instance, plain))


def lambda_run(self):
    return "run by " + type(self).__name__


def main():
    statements()
    calls()


if __name__ == "__main__":
    main()
