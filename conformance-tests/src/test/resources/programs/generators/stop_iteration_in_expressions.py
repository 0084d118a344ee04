"""StopIteration that leaves a generator expression is a RuntimeError, whoever takes its items."""


def f(n):
    it = iter(range(n))
    return sum(next(it) for _ in range(5))
def g(n):
    it = iter(range(n))
    return any(next(it) > 100 for _ in range(5))
def take(it):
    return next(it)


def parse(tokens):
    it = iter(tokens)
    return ", ".join(take(it) for _ in range(3))


def main():
    for tokens in (["a", "b", "c"], ["a"]):
        try:
            print(parse(tokens))
        except RuntimeError as error:
            print(error, type(error.__cause__).__name__)
    for h in (f, g):
        try:
            print(h(3))
        except RuntimeError as e:
            print(e, repr(e.__cause__))
        except StopIteration:
            print("stop")
    def k(it):
        yield 1
        yield list(next(it) for _ in range(3))
    try:
        print(list(k(iter([1]))))
    except RuntimeError as e:
        print(e)
if __name__ == "__main__":
    main()
