"""RecursionError is caught, and the program goes on, several times."""


class Tree:
    def __init__(self):
        self.child = self

    def depth(self):
        return 1 + self.child.depth()


def ping(n):
    return pong(n + 1)


def pong(n):
    return ping(n + 1)


def attempt(function, argument):
    try:
        function(argument)
    except RecursionError:
        return "too deep"
    return "finished"


def count_down(n):
    if n > 0:
        count_down(n - 1)


def main(argv):
    print(attempt(ping, 0), attempt(count_down, 100), attempt(ping, 1))
    try:
        Tree().depth()
    except RuntimeError as error:
        print(type(error).__name__)
    print(attempt(count_down, 50))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
