"""A property without a getter, setter or deleter: the error names the class with those that it is made in."""


class Outer:
    class Inner:
        foo = property()

        def _get(self):
            return 5

        bar = property(_get)


def ask(instance, step):
    if step == 0:
        print(instance.foo)
    elif step == 1:
        instance.foo = 3
    elif step == 2:
        del instance.foo
    elif step == 3:
        instance.bar = 3
    else:
        print(instance.baz)


def main():
    for step in range(5):
        try:
            ask(Outer.Inner(), step)
        except AttributeError as error:
            print(error)
    print(Outer.Inner().bar)


if __name__ == "__main__":
    main()
