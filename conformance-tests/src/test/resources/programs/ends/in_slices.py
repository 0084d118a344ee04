# Lists: slices, slice assignment and deletion, sort, reverse, extend, *, +.
class Node:
    def __init__(self, k: int) -> None:
        self.k = k

    def __lt__(self, other: "Node") -> bool:
        return self.k < other.k

    def __del__(self) -> None:
        print("end", self.k)


def show(label: str, xs: list[Node]) -> None:
    print(label, [x.k for x in xs])


def main() -> None:
    xs = [Node(k) for k in (5, 3, 9, 1, 7, 2)]
    ys = xs[1:3]
    del xs[:2]
    show("deleted [:2]", xs)
    xs[1:3] = [Node(20), Node(21), Node(22)]
    show("assigned [1:3]", xs)
    ys = []
    print("ys emptied")
    xs.sort()
    show("sorted", xs)
    xs.reverse()
    show("reversed", xs)
    xs[::2] = [Node(30), Node(31), Node(32)]
    show("extended slice", xs)
    del xs[1::2]
    show("deleted odd places", xs)
    xs.extend([Node(40), Node(41)])
    show("extended", xs)
    xs += (Node(50),)
    show("+=", xs)
    zs = xs[:1] * 3
    xs = xs[3:]
    show("kept the tail", xs)
    del zs[0]
    del zs[0]
    print("one reference left")
    zs = zs + [Node(60)]
    zs[:] = []
    show("zs", zs)
    show("temporary concatenation", xs + [Node(70)])
    print("last", sorted(xs)[-1].k, max(xs[0:2]).k)
    print("leaving")


if __name__ == "__main__":
    main()
