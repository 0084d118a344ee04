class Proxy:
    @property
    def __class__(self):
        return int


class Bases:
    @property
    def __bases__(self):
        return (int,)


def main(argv):
    print(isinstance(Proxy(), int), type(Proxy()) is Proxy, Proxy().__class__ is int)
    try:
        print(issubclass(Bases(), int))
    except TypeError:
        print("no class")
    try:
        print(isinstance(1, Bases()))
    except TypeError:
        print("no class")
    return 0

# essence: objects that only say of what class they are, or that they have bases
