"""Classes that functions make by calling a class of classes, which may refuse them."""
import re


class DuplicateError(Exception):
    pass


class Registry:
    def __init__(self):
        self.classes = {}

    def add(self, cls):
        if cls.name in self.classes:
            raise DuplicateError(f"duplicate {cls.name!r}")
        self.classes[cls.name] = cls

    def __iter__(self):
        yield from self.classes.values()


registry = Registry()


class PluginMeta(type):
    def __new__(mcls, name, bases, ns, /, **kw):
        cls = super().__new__(mcls, name, bases, ns)
        if bases:
            cls.name = kw.get("name", re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower())
            cls.after = tuple(kw.get("after", ()))
            registry.add(cls)
        return cls

    def __init__(cls, name, bases, ns, /, **kw):
        super().__init__(name, bases, ns)

    def __str__(cls):
        return f"<{cls.name}>"


class Plugin(metaclass=PluginMeta):
    name = "plugin"
    after = ()


class Egg(Plugin):
    pass


class ReadLines(Plugin, after=["egg"]):
    pass


class Checked(type):
    """Changes nothing but the new class."""

    def __new__(mcls, name, bases, ns, **options):
        if not name[0].isupper():
            raise TypeError(f"bad name {name!r}")
        cls = super().__new__(mcls, name, bases, ns)
        cls.options = sorted(options)
        cls.members = sorted(key for key in ns if not key.startswith("_"))
        return cls

    def __init__(cls, name, bases, ns, **options):
        super().__init__(name, bases, ns)
        cls.length = len(name)


class Base(metaclass=Checked):
    size = 1

    def doubled(self):
        return self.size * 2


def refused_names():
    try:
        PluginMeta("Egg", (Plugin,), {})
    except DuplicateError as error:
        print(error)
    try:
        PluginMeta("Other", (Plugin,), {}, name="read_lines")
    except DuplicateError as error:
        print(error)
    try:
        Checked("lower", (Base,), {})
    except TypeError as error:
        print(error)
    try:
        class small(Base):
            pass
        print(small)
    except TypeError as error:
        print(error)


def made():
    Large = Checked("Large", (Base,), {"size": 30, "unit": "cm"}, deep=True)
    large = Large()
    print(Large.__name__, Large.options, Large.members, Large.length, large.doubled(), large.unit)
    print(isinstance(large, Base), issubclass(Large, Base), type(Large) is Checked, type(large) is Large, Large.__module__ == Base.__module__)
    Plain = type("Plain", (Base,), {"size": 5})
    print(Plain().doubled(), Plain.length, type(Plain) is Checked)

    class Inner(Base, flat=1):
        size = 7

    print(Inner().doubled(), Inner.options, Inner.members)


def main():
    print([str(cls) for cls in registry], [cls.after for cls in registry])
    refused_names()
    made()
    made()
    print([str(cls) for cls in registry])


if __name__ == "__main__":
    main()
