"""A method, property or class attribute that some of the classes below a common one have, and others have not, or have otherwise."""


class Base1:
    pass


class Has1(Base1):
    def f(self): return 1


class Lacks1(Base1):
    pass


class Also1(Base1):
    def f(self): return 1


def use1(o):
    return str(o.f())


class Base2:
    pass


class Has2(Base2):
    def __len__(self): return 1


class Lacks2(Base2):
    pass


class Also2(Base2):
    def __len__(self): return 1


def use2(o):
    return str(len(o))


class Base3:
    pass


class Has3(Base3):
    def __getitem__(self, i): return i


class Lacks3(Base3):
    pass


class Also3(Base3):
    def __getitem__(self, i): return i


def use3(o):
    return str(o[0])


class Base4:
    pass


class Has4(Base4):
    def __add__(self, i): return i


class Lacks4(Base4):
    pass


class Also4(Base4):
    def __add__(self, i): return i


def use4(o):
    return str(o + 1)


class Base5:
    pass


class Has5(Base5):
    def __call__(self): return 1


class Lacks5(Base5):
    pass


class Also5(Base5):
    def __call__(self): return 1


def use5(o):
    return str(o())


class Base6:
    pass


class Has6(Base6):
    def __iter__(self): return iter([1])


class Lacks6(Base6):
    pass


class Also6(Base6):
    def __iter__(self): return iter([1])


def use6(o):
    return str(list(o))


class Base7:
    pass


class Has7(Base7):
    def __contains__(self, x): return True


class Lacks7(Base7):
    pass


class Also7(Base7):
    def __contains__(self, x): return True


def use7(o):
    return str(3 in o)


class Base8:
    pass


class Has8(Base8):
    def __neg__(self): return 1


class Lacks8(Base8):
    pass


class Also8(Base8):
    def __neg__(self): return 1


def use8(o):
    return str(-o)


class Base9:
    pass


class Has9(Base9):
    def __radd__(self, i): return i


class Lacks9(Base9):
    pass


class Also9(Base9):
    def __radd__(self, i): return i


def use9(o):
    return str(1 + o)


class Base10:
    pass


class Has10(Base10):
    def __lt__(self, i): return True


class Lacks10(Base10):
    pass


class Also10(Base10):
    def __lt__(self, i): return True


def use10(o):
    return str(o < o)


class Base11:
    pass


class Has11(Base11):
    def __int__(self): return 1


class Lacks11(Base11):
    pass


class Also11(Base11):
    def __int__(self): return 1


def use11(o):
    return str(int(o))


class Base12:
    pass


class Has12(Base12):
    def __bool__(self): return False


class Lacks12(Base12):
    pass


class Also12(Base12):
    def __bool__(self): return False


def use12(o):
    return str(bool(o))


class Base13:
    pass


class Has13(Base13):
    def __str__(self): return "s"


class Lacks13(Base13):
    pass


class Also13(Base13):
    def __str__(self): return "s"


def use13(o):
    return str(str(o)[:1])


class Base14:
    pass


class Has14(Base14):
    def __eq__(self, o): return True


class Lacks14(Base14):
    pass


class Also14(Base14):
    def __eq__(self, o): return True


def use14(o):
    return str(o == 1)


class Base15:
    pass


class Has15(Base15):
    def __abs__(self): return 1


class Lacks15(Base15):
    pass


class Also15(Base15):
    def __abs__(self): return 1


def use15(o):
    return str(abs(o))


class Base16:
    pass


class Has16(Base16):
    def __next__(self): return 1


class Lacks16(Base16):
    pass


class Also16(Base16):
    def __next__(self): return 1


def use16(o):
    return str(next(o))


class Base17:
    pass


class Has17(Base17):
    def __format__(self, s): return "f"


class Lacks17(Base17):
    pass


class Also17(Base17):
    def __format__(self, s): return "f"


def use17(o):
    return str(f"{o}"[:1])


class Base18:
    pass


class Has18(Base18):
    def __float__(self): return 1.5


class Lacks18(Base18):
    pass


class Also18(Base18):
    def __float__(self): return 1.5


def use18(o):
    return str(float(o))


class Base19:
    pass


class Has19(Base19):
    def __round__(self): return 1


class Lacks19(Base19):
    pass


class Also19(Base19):
    def __round__(self): return 1


def use19(o):
    return str(round(o))


class Base20:
    pass


class Has20(Base20):
    @staticmethod
    def f(): return 1


class Lacks20(Base20):
    pass


class Also20(Base20):
    @staticmethod
    def f(): return 1


def use20(o):
    return str(o.f())


class Base21:
    pass


class Has21(Base21):
    @classmethod
    def f(cls): return 1


class Lacks21(Base21):
    pass


class Also21(Base21):
    @classmethod
    def f(cls): return 1


def use21(o):
    return str(o.f())


class Base22:
    pass


class Has22(Base22):
    f = 3


class Lacks22(Base22):
    pass


class Also22(Base22):
    f = 3


def use22(o):
    return str(o.f)


class Base23:
    pass


class Has23(Base23):
    @property
    def f(self): return 1


class Lacks23(Base23):
    pass


class Also23(Base23):
    @property
    def f(self): return 1


def use23(o):
    return str(o.f)


class Base24:
    pass


class Has24(Base24):
    def f(self, x, y=2): return x + y


class Lacks24(Base24):
    pass


class Also24(Base24):
    def f(self, x, y=2): return x + y


def use24(o):
    return str(o.f(1) + o.f(y=3, x=2))


class Base25:
    pass


class Has25(Base25):
    def __sub__(self, x): return 5


class Lacks25(Base25):
    pass


class Also25(Base25):
    def __sub__(self, x): return 5


def use25(o):
    return str(o - 1)


class Base26:
    pass


class Has26(Base26):
    def __hash__(self): return 7


class Lacks26(Base26):
    pass


class Also26(Base26):
    def __hash__(self): return 7


def use26(o):
    return str(hash(o) == 7)


class Base27:
    pass


class Has27(Base27):
    def __setitem__(self, i, v): print("set", i, v)


class Lacks27(Base27):
    pass


class Also27(Base27):
    def __setitem__(self, i, v): print("set", i, v)


def use27(o):
    o[0] = 1
    return "done"


class Base28:
    pass


class Has28(Base28):
    def __delitem__(self, i): print("deleted", i)


class Lacks28(Base28):
    pass


class Also28(Base28):
    def __delitem__(self, i): print("deleted", i)


def use28(o):
    del o[0]
    return "done"


class Base29:
    pass


class Has29(Base29):
    def __iadd__(self, i): return self


class Lacks29(Base29):
    pass


class Also29(Base29):
    def __iadd__(self, i): return self


def use29(o):
    o += 1
    return "done"


class Base30:
    pass


class Has30(Base30):
    def __enter__(self): return 1
    
    def __exit__(self, *rest): pass


class Lacks30(Base30):
    pass


class Also30(Base30):
    def __enter__(self): return 1
    
    def __exit__(self, *rest): pass


def use30(o):
    with o as x:
        print(x)
    return "done"


class Root:
    pass


class OnlyOne(Root):
    def f(self):
        return "f of OnlyOne"


class Other(Root):
    def __init__(self):
        self.data = 17


def only_one(o):
    return str(o.f())


class Shape:
    def run(self):
        return self.f(3), self.g(4)


class Static(Shape):
    @staticmethod
    def f(x):
        return x * 2

    @classmethod
    def g(cls, x):
        return cls.__name__ + str(x)


class StaticToo(Shape):
    @staticmethod
    def f(x):
        return x * 3

    @classmethod
    def g(cls, x):
        return "too" + cls.__name__ + str(x)


class Below(StaticToo):
    def f(self, x):
        return x * 4


class OfClass(Shape):
    @classmethod
    def f(cls, x):
        return x * 5

    def g(self, x):
        return "g" + str(x)


def attempt(action):
    try:
        print(action())
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)


def main(argv):
    for o1 in [Also1(), Has1(), Lacks1()]:
        attempt(lambda: use1(o1))
    for o2 in [Also2(), Has2(), Lacks2()]:
        attempt(lambda: use2(o2))
    for o3 in [Also3(), Has3(), Lacks3()]:
        attempt(lambda: use3(o3))
    for o4 in [Also4(), Has4(), Lacks4()]:
        attempt(lambda: use4(o4))
    for o5 in [Also5(), Has5(), Lacks5()]:
        attempt(lambda: use5(o5))
    for o6 in [Also6(), Has6(), Lacks6()]:
        attempt(lambda: use6(o6))
    for o7 in [Also7(), Has7(), Lacks7()]:
        attempt(lambda: use7(o7))
    for o8 in [Also8(), Has8(), Lacks8()]:
        attempt(lambda: use8(o8))
    for o9 in [Also9(), Has9(), Lacks9()]:
        attempt(lambda: use9(o9))
    for o10 in [Also10(), Has10(), Lacks10()]:
        attempt(lambda: use10(o10))
    for o11 in [Also11(), Has11(), Lacks11()]:
        attempt(lambda: use11(o11))
    for o12 in [Also12(), Has12(), Lacks12()]:
        attempt(lambda: use12(o12))
    for o13 in [Also13(), Has13(), Lacks13()]:
        attempt(lambda: use13(o13))
    for o14 in [Also14(), Has14(), Lacks14()]:
        attempt(lambda: use14(o14))
    for o15 in [Also15(), Has15(), Lacks15()]:
        attempt(lambda: use15(o15))
    for o16 in [Also16(), Has16(), Lacks16()]:
        attempt(lambda: use16(o16))
    for o17 in [Also17(), Has17(), Lacks17()]:
        attempt(lambda: use17(o17))
    for o18 in [Also18(), Has18(), Lacks18()]:
        attempt(lambda: use18(o18))
    for o19 in [Also19(), Has19(), Lacks19()]:
        attempt(lambda: use19(o19))
    for o20 in [Also20(), Has20(), Lacks20()]:
        attempt(lambda: use20(o20))
    for o21 in [Also21(), Has21(), Lacks21()]:
        attempt(lambda: use21(o21))
    for o22 in [Also22(), Has22(), Lacks22()]:
        attempt(lambda: use22(o22))
    for o23 in [Also23(), Has23(), Lacks23()]:
        attempt(lambda: use23(o23))
    for o24 in [Also24(), Has24(), Lacks24()]:
        attempt(lambda: use24(o24))
    for o25 in [Also25(), Has25(), Lacks25()]:
        attempt(lambda: use25(o25))
    for o26 in [Also26(), Has26(), Lacks26()]:
        attempt(lambda: use26(o26))
    for o27 in [Also27(), Has27(), Lacks27()]:
        attempt(lambda: use27(o27))
    for o28 in [Also28(), Has28(), Lacks28()]:
        attempt(lambda: use28(o28))
    for o29 in [Also29(), Has29(), Lacks29()]:
        attempt(lambda: use29(o29))
    for o30 in [Also30(), Has30(), Lacks30()]:
        attempt(lambda: use30(o30))
    for root in [OnlyOne(), Other()]:
        attempt(lambda: only_one(root))
    for shape in [Static(), StaticToo(), Below(), OfClass()]:
        print(shape.run())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
