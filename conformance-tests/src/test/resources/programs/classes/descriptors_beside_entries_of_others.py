"""A descriptor that keeps what it computes as an entry of the instance, where other classes have an attribute of its name, or none."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Once:
    def __init__(self, function):
        self.function = function
        self.name = function.__name__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.function(instance)
        return value


class Base:
    def __init__(self, n):
        self.n = n


class One(Base):
    @Once
    def v(self):
        print("computed")
        return self.n * 2


class Two(Base):
    def __init__(self, n):
        super().__init__(n)
        self.v = -n


early = One(8)
late = One(9)
early.v


def main():
    for one in (early, late, One(3), Two(4), Base(5)):
        for _ in range(2):
            try:
                print(one.v, sorted(one.__dict__))
            except AttributeError as e:
                print(e)
    early.v = 5
    print(early.v, early.__dict__.pop("v"), early.v)


if __name__ == "__main__":
    main()
