# Sets and tuples: objects with __hash__ and __eq__, equal objects, discard.
class Key:
    def __init__(self, n: int, tag: str = "") -> None:
        self.n = n
        self.tag = tag

    def __hash__(self) -> int:
        return self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.n == other.n

    def __del__(self) -> None:
        print(f"end {self.n}{self.tag}")


def main() -> None:
    s = {Key(1), Key(2), Key(3)}
    print("size", len(s))
    s.add(Key(2, "-dup"))
    print("dup not stored", len(s))
    s.discard(Key(3, "-probe"))
    print("discarded", len(s))
    s.discard(Key(9, "-probe"))
    print("nothing discarded")
    print(Key(1, "-ask") in s)
    t = {Key(1, "-t"), Key(4, "-t")}
    u = s & t
    print("intersection", sorted(k.n for k in u))
    t = None
    print("t gone")
    s -= {Key(1, "-minus")}
    print("after -=", sorted(k.n for k in s), len(u))
    u.clear()
    print("u cleared")
    s.remove(Key(2, "-rm"))
    print("s empty", len(s))
    pair = (Key(5), Key(6))
    a, b = pair
    pair = (b,)
    print("pair replaced")
    del a
    print("a deleted")
    pair = pair + (Key(7),)
    del b
    pair = pair[1:]
    print("sliced", pair[0].n)
    nested = ((Key(8), Key(9)), Key(10))
    nested = nested[0]
    print("nested cut", [k.n for k in nested])
    f = frozenset([Key(11), Key(11, "-again")])
    print("frozen", len(f))
    print("leaving")


if __name__ == "__main__":
    main()
