"""__setattr__ that goes on to object's with names of the run, which are those of descriptors, too."""


class Field:
    def __init__(self, default):
        self.default = default

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        try:
            return getattr(obj, self.slot)
        except AttributeError:
            raise AttributeError(self.name + " was never set") from None

    def __set__(self, obj, value):
        old = obj.__dict__.get(self.slot)
        setattr(obj, self.slot, value)
        print("was", old)


class Person:
    name = Field("x")
    age = Field(3)

    def __init__(self, **kw):
        for name in ("name", "age"):
            if name in kw:
                setattr(self, name, kw.pop(name))

    def __setattr__(self, name, value):
        if not name.startswith("_") and name not in ("name", "age", "pk"):
            raise AttributeError("no field " + name)
        super().__setattr__(name, value)

    def __getattr__(self, name):
        if name.startswith("show_"):
            return lambda: f"{name[5:]}={getattr(self, name[5:])!r}"
        raise AttributeError("nothing called " + name)

    def saved(self):
        if "pk" not in self.__dict__:
            self.pk = 1
        return self


def main():
    p = Person(age=5)
    p.saved()
    print(p.pk, p.age, "name" in p.__dict__, "_name" in p.__dict__, "_age" in p.__dict__, "pk" in p.__dict__)
    for name in ("name", "age", "_name", "_age", "pk", "other"):
        print(name, name in p.__dict__, name in vars(p))
    print(sorted(vars(p).items()))


if __name__ == "__main__":
    main()
