# Which special methods of a class that extends int or float are called: an int is its own index, a float its own number.
class I(int):
    def __index__(self): print("index"); return 1
    def __int__(self): print("int"); return 2
    def __float__(self): print("float"); return 3.5
    def __bool__(self): print("bool"); return False
    def __hash__(self): print("hash"); return 4
    def __eq__(self, o): print("eq"); return True
def of_int():
    i = I(5)
    xs = list(range(10, 20))
    print(xs[i], xs[:i], xs[i:], (1,2,3,4,5,6)[i], "abcdefg"[i])
    print(list(range(i)), hex(i), bin(i), oct(i), chr(i + 60))
    print(chr(I(65)))
    print(int(i), float(i), bool(i))
    print(not i)
    print(1 if i else 2)
    print(hash(i))
    print(i == 7, 7 == i, i != 7)
    print({i: 1}[i])
    print(i in [1, 2])
    print([0] * i, "a" * i, i * "b")
    print(i + 1, 1 + i, -i, i << 1, 1 << i, 10 % i, 2 ** i, divmod(17, i))
    print("%d %x %s" % (i, i, i), f"{i} {i:d} {i:x} {i:5.1f}", format(i), str(i), repr(i))
    print(round(i), abs(i), i.bit_length())
    print(bytes(i), bytearray(i))
    import math
    print(math.sqrt(i), math.gcd(i, 10), math.floor(i), math.trunc(i))
    print(bytes([i]))
    print(sum([i, i]), max(i, 3), min(i, 9))
    print(complex(i))
    print(i.to_bytes(2, "big"), i.__index__(), i.real)
    import operator
    print(operator.index(i))
    print(xs.pop(i))
    xs.insert(i, 99)
    print(xs)
    print(i.__int__(), i.__float__(), i.__bool__(), i.__hash__())
    print(float(1) + i, i / 2, 1.5 * i)
    print(isinstance(i, int), any([i]), all([i]), list(filter(None, [i])))
    print(pow(i, 2), pow(2, i, 7), i < 6, round(2.34567, i))
import math
class F(float):
    def __float__(self): print("float"); return 9.5
    def __int__(self): print("int"); return 7
    def __index__(self): print("index"); return 3
    def __bool__(self): print("bool"); return False
    def __round__(self, n=None): print("round"); return 8
    def __trunc__(self): print("trunc"); return 6
    def __floor__(self): print("floor"); return 5
class G(float): pass
class J(int): pass
def of_float():
    f = F(2.5)
    print(math.sqrt(f), math.floor(f), math.ceil(f), math.trunc(f), math.sin(f) == math.sin(2.5))
    print("%d %f %s %g %.1f" % (f, f, f, f, f), f"{f:.2f}", format(f), str(f))
    print(int(f), float(f), bool(f), complex(f))
    print(round(f), abs(f), f + 1, f == 2.5, hash(f) == hash(2.5))
    xs = [1, 2, 3, 4, 5]
    print(xs[f])
    g = G(-2.5)
    print(math.floor(g), math.ceil(g), math.trunc(g), round(g), int(g), math.fabs(g), "%d %.2f" % (g, g))
    j = J(65)
    print(math.floor(j), math.ceil(j), "%c %d %x %5.1f" % (j, j, j, j), f"{j:c} {j:e} {j:%} {j:,} {j:08.3f}", bytes(J(2)), bytearray(J(3)))
    print(slice(J(1), J(9), J(2)).indices(J(6)))
    print(xs[J(1):J(3)], xs[::J(2)], list(range(J(2), J(9), J(3))))
    print(math.gcd(J(12), J(18)), math.factorial(J(5)), math.comb(J(5), J(2)), math.isqrt(J(17)))
    print([1] * J(2), "ab" * J(2), (1,) * J(2), b"x" * J(2), "a".ljust(J(3)) + "|", "a,b,c".split(",", J(1)))
class X:
    def __index__(self): print("X.index"); return 4
def of_others():
    x = X()
    print(bytes(x), bytearray(x), hex(x), [1, 2, 3, 4, 5][x], bytes([x, x]))


def main():
    of_int()
    of_float()
    of_others()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
