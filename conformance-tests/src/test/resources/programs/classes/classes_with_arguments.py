# A class with its arguments has a text and an equality of its own, and is called as the class is.
def classes():
    print(list[int])
    print(list[int] == list[str], list[int] == list[int], list[int] != list[str])
    print(dict[str, int], tuple[int, ...], set[int], frozenset[str], type[int])
    print(type(list[int]))
    print(repr(list[list[int]]))
    print(f"{list[int]}", str(dict[str, list[int]]))
    print(tuple[()])
    print(list[int]([1,2]), dict[str,int](a=1))
    a = list[int]
    x = a()
    x.append(3)
    print(a, x)
    print(a is list, a == list)
    print(a.__origin__, a.__args__)
    print(hash(list[int]) == hash(list[int]))
    print([list[int], dict[str, int]])
classes()
from typing import List, Generic, TypeVar, Optional, Union
T = TypeVar("T")
class Box(Generic[T]):
    def __init__(self, v): self.v = v
class Vec(list[int]): pass
N = int | str
Alias = list[int]
def of_typing():
    print(N)
    b = Box[int](3)
    print(b.v)
    print(Optional[int], Union[int, str])
    v = Vec(); v.append(1)
    print(v)
    a = Alias(); a.append(4)
    print(a)
    print(isinstance([1], list))
    print(int | None)
    print(Box[int], List[int])
of_typing()
def g():
    from typing import Callable, Dict
    f = list[int] if len(str(Box)) > 3 else list[str]
    x = f()
    print(f, x)
    print(Dict[str, int], Callable[..., int], Box[T][int])
    print(type(Box[int]), type(int | str), type(Optional[int]))
    print(Box[int] == Box[int], Box[int] == Box[str], Optional[int] == Optional[int])
    print(Box[int].__origin__, Box[int].__args__)
    b = Box[Box[int]](Box[int](3))
    print(b.v.v)
    c = Box[str]("x")
    print(c.v + "y", isinstance(c, Box))
g()
Alias = list[int]
class H:
    kind = dict[str, int]
def kept():
    print(Alias, H.kind, H().kind)
    print(int | None)
    k = [list[int], dict[str, int], tuple[int, ...]]
    for c in k: print(c, c())
    try:
        print(isinstance([1], list[int]))
    except TypeError as e:
        print(e)
    d = {list[int]: "a", list[str]: "b"}
    print(d[list[int]], d[list[str]])
    print(list[int] is list, list[int] == list)
kept()
