"""Where one of several things that get an attribute is a bound method, or a function of Python's own, that raises."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Plain:
    def __init__(self):
        self.x = 1

    def method(self):
        return self.x


def give(things):
    for thing in things:
        try:
            thing.x = 5
            print(thing.x)
        except AttributeError as error:
            print(error)


def main():
    plain = Plain()
    give([plain, plain.method, 3, "s", None])
    give([plain, [1].append])
    give([Plain(), len])
    print(plain.method())


if __name__ == "__main__":
    main()
