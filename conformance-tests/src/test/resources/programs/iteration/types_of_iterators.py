"""Types of iterators that builtins make are the builtins."""
# alone: the type of an iterator is told where it can be of one kind only
def g():
    yield 1
def main():
    z = zip([1], [2])
    print(type(z) is zip, type(z) == zip, type(z) is map, type(map(str, [1])) is map, type(enumerate([1])) is enumerate)
    print(type(filter(None, [1])) is filter, type(reversed([1])) is reversed, type(iter([1])) is zip, isinstance(z, zip))
    print(type(range(3)) is range, type(z).__name__)
main()
