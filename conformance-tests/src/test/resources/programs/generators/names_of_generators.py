# Generators and coroutines have the names of the functions that made them.
class Reader:
    def lines(self):
        yield 'a'
        yield 'b'


def numbers(n):
    for i in range(n):
        yield i


async def wait():
    return 3


async def listen():
    yield 1


def described(generator):
    return f'{generator.__name__} {generator.__qualname__}'


def chosen(which):
    return numbers(2) if which else Reader().lines()


class Task:
    def __init__(self, body, name=None):
        self.body = body
        self.name = name or body.__name__


def main():
    def inner():
        yield 1.5

    print(described(numbers(3)), described(Reader().lines()), described(inner()))
    squares = (x * x for x in range(3))
    print(squares.__name__, squares.__qualname__, sum(squares))
    for which in (True, False):
        one = chosen(which)
        print(one.__name__, one.__qualname__, list(one))
    waiting = wait()
    print(waiting.__name__, waiting.__qualname__)
    waiting.close()
    print(listen().__name__, listen().__qualname__)
    print(Task(numbers(1)).name, Task(numbers(1), 'own').name, getattr(numbers(1), '__name__', 'none'), hasattr(inner(), '__qualname__'))
    print(type(numbers(1)).__name__, type(inner()).__name__)


if __name__ == '__main__':
    main()
