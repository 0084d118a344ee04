

class Base:
    def describe(self):
        return f"{self.label}"


class One(Base):
    def __init__(self):
        self.label = "one"


class Two(Base):
    def set(self, label):
        self.label = label


class Early:
    def __init__(self, n):
        self.n = n
        self.check()
        self.limit = n + 1

    def check(self):
        try:
            print("limit", self.limit)
        except AttributeError as error:
            print("early:", error)


class Registered:
    everyone = []

    def __init__(self, name):
        Registered.everyone.append(self)
        self.name = name
        self.size = len(name)


class Parsed:
    def __init__(self, text):
        try:
            self.value = int(text)
        except ValueError:
            self.value = -1
        if self.value > 5:
            self.kind = "big"
        elif self.value < 0:
            self.kind = "bad"
        else:
            self.kind = "small"
        self.reset()

    def reset(self):
        self.count = 0
        self.log = []


class Lazy:
    cache = None

    def __init__(self, flag):
        if flag:
            self.number = 1.5
            self.maybe = None
            self.flag = False

    def get(self, what):
        if what == "number":
            return self.number
        return -1.0


class Unused:
    def begin(self):
        self.started = 1

    def end(self):
        return self.started


class Failure(Exception):
    def __init__(self, message, code=None):
        super().__init__(message)
        if code is not None:
            self.code = code


PREBUILT = [Lazy(True), Lazy(False)]


def attempt(action):
    try:
        print(action())
    except AttributeError as error:
        print("AttributeError:", error)


def main(argv):
    shapes = [One(), Two()]
    for shape in shapes:
        attempt(shape.describe)
    two = Two()
    two.set("two")
    print(two.describe(), hasattr(two, "label"), hasattr(Two(), "label"), hasattr(shapes[1], "label"))
    Early(3).check()
    Registered("abc")
    print([(each.name, each.size) for each in Registered.everyone])
    for text in ["7", "x", "3"]:
        p = Parsed(text)
        p.log.append(p.kind)
        print(p.value, p.kind, p.count, p.log)
    for lazy in [Lazy(True), Lazy(False)] + PREBUILT:
        attempt(lambda: str(lazy.get("number")))
        print(hasattr(lazy, "number"), hasattr(lazy, "maybe"), getattr(lazy, "number", 9.0), getattr(lazy, "flag", True), lazy.cache)
        attempt(lambda: str(lazy.maybe))
        attempt(lambda: str(lazy.flag))
    PREBUILT[1].number = 4.0
    attempt(lambda: str(PREBUILT[1].number))
    attempt(lambda: str(Unused().end()))
    for failure in [Failure("a"), Failure("b", 4)]:
        try:
            raise failure
        except Failure as error:
            print(error, getattr(error, "code", -1), error.args)
            try:
                print(error.code)
            except AttributeError as second:
                print(second)
    print(Lazy(False).number)
    return 0


if __name__ == "__main__":
    main([])
