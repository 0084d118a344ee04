import enum
from enum import Enum, IntEnum, Flag, IntFlag


class A(int, Enum):
    X = 1
    __str__ = int.__repr__


class B(str, Enum):
    Y = 'y'
    __str__ = str.__str__
    __format__ = str.__format__


class C(Enum):
    Z = 1
    __str__ = object.__str__


class D(IntEnum):
    W = 3
    __repr__ = int.__repr__


@enum.global_enum
class G(IntEnum):
    V = 4
    U = 5


@enum.global_enum
class H(IntFlag):
    T = 4
    S = 2


@enum.global_enum
class K(Enum):
    Q = 4


def main(argv):
    print(str(A.X), repr(A.X), f'{A.X}')
    print(str(B.Y), repr(B.Y), f'{B.Y}')
    print(str(C.Z), repr(C.Z), f'{C.Z}')
    print(str(D.W), repr(D.W), f'{D.W}')
    print(str(G.V), repr(G.V), f'{G.U}')
    print(str(H.T), repr(H.T), repr(H.T | H.S), repr(H(12)), repr(H(0)))
    print(str(K.Q), repr(K.Q), f'{K.Q}')


if __name__ == "__main__":
    main([])
