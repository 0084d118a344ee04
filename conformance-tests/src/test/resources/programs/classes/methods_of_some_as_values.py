"""Methods that only some of the classes have, taken as values."""


class Base:
    def name(self):
        return "base"

    def run(self, hook):
        fn = getattr(self, hook, None)
        return fn() if fn else "nothing for " + hook

    def direct(self):
        fn = getattr(self, "leave", None)
        if fn is None:
            return "no leave"
        return fn()

    def read(self):
        try:
            fn = self.leave
        except AttributeError as error:
            return str(error)
        return fn()


class Door(Base):
    def leave(self):
        return "door left"


class Express(Door):
    def enter(self):
        return "express entered"


class Other(Base):
    pass


def main():
    for each in (Base(), Door(), Express(), Other()):
        print(each.run("leave"), each.run("enter"), each.run("na" + "me"), each.direct(), each.read())


if __name__ == "__main__":
    main()
