"""Machine integers made at import."""

from rpython.rlib.rarithmetic import r_uint, intmask, r_uint32
MASK = r_uint(0xFFFFFFFF)
FNV = r_uint(0xcbf29ce484222325)
PRIME = r_uint(0x100000001b3)
TABLE = [r_uint(1), r_uint(2), r_uint(0x8000000000000000)]
class H:
    seed = r_uint(7)
    def __init__(self, s=MASK):
        self.s = s
def fnv(text):
    h = FNV
    for c in text:
        h = (h ^ r_uint(ord(c))) * PRIME
    return h
def main(argv):
    print(intmask(fnv("hello")), fnv("hello") & MASK, TABLE[len(argv)], H().s, H.seed + TABLE[2])
    print(r_uint32(3) - r_uint32(5))


if __name__ == '__main__':
    main(['program'])
