"""Methods that call super(), and tests for classes, among what is called with anything."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class A:
    def who(self):
        return ["A"]


class B(A):
    def who(self):
        return ["B"] + super().who()


class C(B):
    def who(self):
        return ["C"] + super().who()


def attempt(f, *args):
    try:
        print(f(*args))
    except TypeError as e:
        print(e)


def main():
    for f, *args in [(B.who, B()), (B.who,), (B.who, 5), (C.who, "x"), (isinstance, 3, int), (B.who, C()), (C.who, C()), (isinstance, "x", 5), (isinstance, 3, str), (issubclass, B, A)]:
        attempt(f, *args)


if __name__ == "__main__":
    main()
