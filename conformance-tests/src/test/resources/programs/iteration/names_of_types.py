"""Names of the types of iterators that builtins make."""
# alone: the type of an iterator is told where it can be of one kind only
def g():
    yield 1
def main():
    print(type(zip([1],[2])).__name__, type(map(str, [1])).__name__, type(enumerate([1])).__name__, type(filter(None, [1])).__name__, type(g()).__name__, type(iter([1])).__name__)
    print(type(reversed([1])).__name__, type(reversed("ab")).__name__, type(reversed((1,))).__name__, type(reversed(range(3))).__name__, type(reversed({1: 2})).__name__, type(reversed({1: 2}.keys())).__name__)
    print(isinstance(reversed("ab"), reversed), list(reversed([1, 2])), list(reversed(range(3))), list(reversed({1: 2, 3: 4})))


main()
