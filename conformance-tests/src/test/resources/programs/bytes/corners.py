"""Methods of bytes and bytearray with the arguments that are at their borders."""

def show(x):
    print(repr(x))


def main(argv):
    b = b"a,b,,c,"[:7 * len(argv)]
    show(b.split(b",")); show(b.split(b",", 2)); show(b.rsplit(b",", 1)); show(b.partition(b",")); show(b.rpartition(b",")); show(b" a  b ".split()); show(b"abc".find(b"c")); show(b"abc".find(99)); show(b"abc".rfind(b"z")); show(b"aXb".lower()); show(b"aXb".upper())
    show(b"abc".replace(b"b", b"xx")); show(b"abc"[::-1]); show(b"abc"[1]); show(b"abc"[1:2]); show(98 in b"abc"); show(b"bc" in b"abc"); show(b"x" * 3); show(b"a" + b"b"); show(b"abc".hex()); show(b"abc".hex("-")); show(bytes.fromhex("61 62")); show(bytes([1, 2])); show(bytes(3)); show(b"abc".startswith(b"a")); show(b"abc".endswith((b"x", b"c"))); show(b"  a ".strip()); show(b"xax".strip(b"x")); show(b"abc".count(b"")); show(b"abc" < b"abd")
    show(b"-".join([b"a", b"b"])); show(b"a".center(4, b"*")); show(b"a".ljust(3)); show(b"-5".zfill(4)); show(b"a\nb".splitlines()); show(b"abc".isalpha()); show(b"12".isdigit()); show(b"\x00\xff\n'".decode("latin-1")); show(b"\x00\xff\n'\""); show(b"aAb".swapcase()); show(b"hello world".title()); show(b"hELLO".capitalize()); show(b"abc".islower()); show(b"ABC".isupper()); show(b"a\tb".expandtabs(4)); show(b"abc".translate(bytes.maketrans(b"ab", b"xy"))); show(b"abc".removeprefix(b"a")); show(b"abc".isascii()); show(b" ".isspace()); show(b"abc".index(b"c"))
    a = bytearray(b"abc")
    a.append(100); a.extend(b"ef"); a[0] = 65; a += b"!"; show(a); show(a.pop()); a.insert(1, 66); show(a); del a[0]; show(a); a.reverse(); show(a); show(a[1:3]); show(bytes(a)); show(a.find(b"c")); a[1:3] = b"xyz"; show(a); show(len(a)); show(a == b"x"); show(list(a)); show(a.decode()); a.clear(); show(a)
    for bad in [lambda: bytes([256 * len(argv)])]:
        try:
            bad()
        except ValueError as e:
            print(e)
    print(b"%d %s" % (5, b"x"))
    return 0


if __name__ == "__main__":
    main(["program"])
