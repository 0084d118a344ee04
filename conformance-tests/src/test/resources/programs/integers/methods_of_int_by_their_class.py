# Methods of int that are called by their class do what they do for an int, for a bool too, and refuse what is none.
from functools import reduce


def pick(i):
    return True if i == 0 else i


def mixed(i):
    return 2.5 if i == 0 else i


def some(i):
    return True if i == 0 else 2.5 if i == 1 else i


def main():
    for i in range(3):
        v = pick(i)
        print(int.__mul__(v, 3), int.__add__(v, v), int.__sub__(v, 1), int.bit_length(v), int.__neg__(v), int.__eq__(v, 1), int.__lt__(v, 1), int.__repr__(i), int.__hash__(v))
    print(int.__mul__(True, 3), int.__and__(True, False), int.__add__(True, True))
    ops = {'+': int.__add__, '-': int.__sub__, '*': int.__mul__}
    print(reduce(lambda a, b: ops[b[0]](a, b[1]), [('+', 3), ('*', 2)], pick(0)))
    for i in range(2):
        try:
            print(int.__mul__(mixed(i), 3))
        except TypeError as error:
            print(error)
    for i in range(3):
        try:
            print(float.__mul__(some(i), 2.0))
        except TypeError as error:
            print(error)


if __name__ == '__main__':
    main()
