"""Attributes of classes that are computed each time they are read: properties of metaclasses, and descriptors of the program."""


class Q:
    def __init__(self, model):
        self.model = model

    def size(self):
        return len(self.model._table)


class Meta(type):
    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        cls._table = {}
        return cls

    @property
    def objects(cls):
        print("asked", cls.__name__)
        return Q(cls)


class Model(metaclass=Meta):
    pass


class A(Model):
    pass


class B(Model):
    pass


MODELS = {"A": A, "B": B}


def objects_of_models():
    A._table[1] = "x"
    print(A.objects.size())
    print(A.objects.size())
    for n in MODELS:
        print(MODELS[n].objects.size())


class Sized(type):
    @property
    def size(cls):
        return len(cls.items)

    @property
    def label(cls):
        return "label of " + cls.__name__

    def describe(cls):
        return f"<{cls.__name__} {cls.size}>"


class One(metaclass=Sized):
    items = [1]


class Two(One):
    items = [1, 2]


def sizes_of_classes():
    print(One.size, Two.size, One.describe())
    One.items.append(5)
    print(One.size, Two.describe())
    for c in (One, Two):
        print(c.size, c.label)
    a = Two()
    print(type(a).size)


class classproperty:
    def __init__(self, f):
        self.f = f

    def __get__(self, obj, owner):
        return self.f(owner)


class Config:
    values = [1]

    @classproperty
    def count(cls):
        return len(cls.values)


class More(Config):
    values = [1, 2]


def counts_by_descriptors():
    print(Config.count, More.count)
    Config.values.append(3)
    print(Config.count)
    c = More()
    More.values.append(4)
    print(c.count, More.count)
    for k in (Config, More):
        print(k.count)


def main():
    objects_of_models()
    sizes_of_classes()
    counts_by_descriptors()


if __name__ == "__main__":
    main()
