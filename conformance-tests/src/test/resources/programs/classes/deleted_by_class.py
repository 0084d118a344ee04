"""del of an attribute that is a property or a descriptor in some classes, and another or none in others."""

class Checked:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner=None):
        return getattr(instance, self.name, "nothing")

    def __set__(self, instance, value):
        setattr(instance, self.name, value)

    def __delete__(self, instance):
        print("deleting", self.name)
        delattr(instance, self.name)


class Fixed:
    def __get__(self, instance, owner=None):
        return "fixed"

    def __set__(self, instance, value):
        print("no", value)


class Once:
    def __get__(self, instance, owner=None):
        return "once"


class Base:
    pass


class Described(Base):
    value = Checked()


class Other(Base):
    value = Checked()


class Constant(Base):
    value = Fixed()


class Computed(Base):
    def __init__(self):
        self.kept = 1

    @property
    def value(self):
        return self.kept

    @value.setter
    def value(self, new):
        self.kept = new

    @value.deleter
    def value(self):
        print("deleter")
        self.kept = 0


class ReadOnly(Base):
    @property
    def value(self):
        return "read only"


class Plain(Base):
    def __init__(self):
        self.value = "plain"


class Beside(Base):
    value = Once()


class Nothing(Base):
    pass


def attempt(each):
    try:
        del each.value
    except AttributeError as error:
        print(type(each).__name__, "AttributeError", error)
    else:
        print(type(each).__name__, "deleted")


def main():
    for each in (Described(), Other(), Constant(), Computed(), ReadOnly(), Plain(), Beside(), Nothing()):
        if not isinstance(each, (ReadOnly, Nothing)):
            each.value = 5
            print(each.value)
        attempt(each)
        attempt(each)
        if not isinstance(each, (Nothing, Plain)):
            print(each.value)
    for each in (Computed(), ReadOnly()):
        attempt(each)
    for each in (Described(), Other()):
        each.value = 3
        attempt(each)
        print(each.value)


if __name__ == "__main__":
    main()
