from typing import Dict, Generic, List, TypedDict, TypeVar

T = TypeVar('T')


class A(list[int]):
    __slots__ = ()


class B(List[T]):
    __slots__ = ('name',)


class C(Dict[str, int]):
    pass


class E(list, Generic[T]):
    def first(self) -> T:
        return self[0]


class Movie(TypedDict):
    name: str
    year: int


def main(argv):
    a = A([1])
    b = B([2])
    b.name = 'q'
    c = C(a=1)
    e = E([4])
    print(a, b, b.name, c, e.first(), E[int]([2]))
    m = Movie(name='x', year=3)
    n: Movie = {'name': 'a', 'year': 5}
    for each in (m, n):
        print(each, type(each).__name__, each['name'], len(each))
    print(dict({'v': 1}, u=2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
