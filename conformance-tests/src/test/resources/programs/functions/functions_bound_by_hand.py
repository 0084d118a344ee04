"""Methods bound by hand: __get__ and __call__ of functions, partial methods that are put into a class after it is made."""
import functools


class Box:
    def __init__(self, n):
        self.n = n

    def plain(self):
        return self.n

    @classmethod
    def make(cls, n):
        return cls(n)


class Forwarded:
    """Binds as its function does."""

    def __init__(self, func):
        self.func = func

    def __get__(self, obj, cls=None):
        return self.func.__get__(obj, cls)


class Asked:
    def __init__(self, func):
        self.func = func

    def __get__(self, obj, cls=None):
        get = getattr(self.func, "__get__", None)
        return self.func if get is None else get(obj, cls)


def free(self, k=2):
    return self.n * k


def free_sum(self, k=2):
    return self.n + k


def maker(m):
    def made(self, k=2):
        return self.n * k + m
    return made


class Holder:
    forwarded = Forwarded(free)
    other = Forwarded(free_sum)
    asked = Asked(free)
    counted = Asked(len)
    n = 5


def machine(names):
    def deco(cls):
        def fire(self, event, *args, loud=False):
            self.history.append(event.upper() if loud else event)
            if len(args) > 1:
                raise RuntimeError(f"{self} cannot {event}")
            return self

        for event in names:
            setattr(cls, event, functools.partialmethod(fire, event))
        cls.shout = functools.partialmethod(fire, "shout", loud=True)
        cls.kind = functools.partialmethod(classmethod(lambda c, a, b: f"{c.__name__} {a} {b}"), 1)
        cls.total = functools.partialmethod(staticmethod(lambda a, b: a + b), 40)
        return cls
    return deco


@machine(["submit", "cancel"])
class Booking:
    def __init__(self, title):
        self.title = title
        self.history = []

    def __str__(self):
        return f"<{self.title}>"


class Late(Booking):
    pass


def main():
    b = Box(4)
    print(free.__get__(b, Box)(), Box.plain.__get__(b)(), free.__get__(None, Box)(b, 3))
    get = getattr(free, "__get__", None)
    print(get(b, Box)(5), free.__call__(b), len.__call__([1]), b.plain.__call__())
    print(maker(3).__get__(b, Box)(5), maker(3).__call__(b), maker(3).__get__(None, Box)(b))
    print((lambda: 3).__call__(), Box.make.__call__(3).n)
    for k in range(2):
        chosen = maker(k) if k else free
        print(chosen.__get__(b)(), chosen.__get__(b, Box)(10), chosen.__call__(b, 1))
    print(hasattr(maker(1), "__get__"), hasattr(maker(1), "__call__"), hasattr(len, "__get__"))
    h = Holder()
    print(h.forwarded(), h.forwarded(3), h.other(), h.other(3), h.asked(), h.asked(3), h.counted("four"))
    print(Holder.forwarded(h), Holder.asked(h, 7), Holder.other(h))
    booking = Booking("a")
    booking.submit().cancel("x")
    for word in "submit cancel shout".split():
        getattr(booking, word)("y")
        getattr(booking, word)(*(["y"] if word == "submit" else []))
    try:
        booking.cancel("x", "y")
    except RuntimeError as exc:
        print(exc)
    print(booking.history, booking.shout(loud=False).history[-1])
    late = Late("b")
    print(late.submit().history, Booking.cancel(late).history, late.kind(2), Late.kind(3), late.total(2), Late.total(3))


if __name__ == "__main__":
    main()
