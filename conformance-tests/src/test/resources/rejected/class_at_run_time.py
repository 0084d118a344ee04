def make(size):
    class Local:
        def __init__(self):
            self.size = size

    return Local


def more(size):
    class Local:
        def again(self):
            return type(self)(), size

    return Local().again()


def base(kind):
    class Local(kind):
        pass

    return Local()


def main(argv):
    print(make(3)().size)
    print(more(3))
    print(base(int if argv else float))
    return 0

# essence: a class can be called where it is made, and its methods may use the function's variables; but it is no value of the run, and its bases are known before
