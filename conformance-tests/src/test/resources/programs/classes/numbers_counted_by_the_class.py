"""Instances number themselves by what their class counts, under the same name."""


class Event:
    serial = 0
    label = "class"

    def __init__(self, t):
        self.t = t
        self.serial = Event.serial
        Event.serial += 1

    def __lt__(self, other):
        return (self.t, self.serial) < (other.t, other.serial)


class Sub(Event):
    pass


class Early:
    count = 10

    def __init__(self):
        print(self.count)
        self.count = self.count + 1
        Early.count += 5
        print(self.count, Early.count)


class Sometimes:
    size = 1

    def __init__(self, n):
        if n > 2:
            self.size = n

    def grow(self):
        Sometimes.size += 1


class Descriptor:
    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, "nothing")

    def __set__(self, obj, value):
        if value > 0:
            obj.__dict__[self.name] = value


class Guarded:
    x = Descriptor()

    def __init__(self, x):
        self.x = x


class Sieved(Event):
    serial = 100

    def __init__(self, t, keep):
        if keep:
            super().__init__(t)
        else:
            self.t = t


def main():
    events = [Event(3), Sub(1), Event(1), Sub(2)]
    print([(e.t, e.serial) for e in sorted(events)], Event.serial, Sub.serial)
    Early()
    Early()
    a, b = Sometimes(1), Sometimes(5)
    a.grow()
    print(a.size, b.size, Sometimes.size)
    print(Guarded(1).x, Guarded(-1).x)
    s, r = Sieved(1, True), Sieved(2, False)
    Sieved.serial += 1
    print(s.serial, r.serial, Event.serial, sorted([r, s])[0].t, vars(s), vars(r))


if __name__ == "__main__":
    main()
