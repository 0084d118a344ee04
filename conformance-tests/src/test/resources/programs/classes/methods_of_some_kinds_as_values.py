"""Methods that some of the kinds of values lack, taken as values: whether they are there counts where they are taken."""


class A:
    def leave(self):
        return "a left"


class B:
    def leave(self):
        return "b left"


class C:
    pass


def read(x):
    try:
        fn = x.leave
    except AttributeError as error:
        return str(error)
    return fn()


def late(x):
    fn = x.leave
    print("before")
    return fn()


def main():
    for each in (A(), B(), C(), "text", 3, None):
        print(read(each))
        try:
            print(late(each))
        except AttributeError as error:
            print(error)
    for each in (A(), C()):
        try:
            print(late(each))
        except AttributeError as error:
            print(error)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
