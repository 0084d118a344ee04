# Parameters: del of a parameter, rebinding it, order against locals.
class P:
    def __init__(self, name: str) -> None:
        self.name = name

    def __del__(self) -> None:
        print(f"  end {self.name}")


def only_use(p: P) -> str:
    return p.name.upper()


def drop(p: P) -> None:
    print("  before del p")
    del p
    print("  after del p")


def rebind(p: P) -> None:
    print("  before rebinding", p.name)
    p = P("inner-" + p.name)
    print("  after rebinding", p.name)


def with_local(p: P, q: P) -> None:
    loc = P("loc")
    print("  in with_local", p.name, q.name, loc.name)


def main() -> None:
    print("temporary to only_use")
    print(" ", only_use(P("t1")))
    print("temporary to drop")
    drop(P("t2"))
    print("named to drop")
    n = P("n")
    drop(n)
    print("still", n.name)
    print("temporary to rebind")
    rebind(P("t3"))
    print("named to rebind")
    rebind(n)
    print("still", n.name)
    print("two parameters and a local")
    with_local(P("t4"), P("t5"))
    print("keyword order")
    with_local(q=P("kq"), p=P("kp"))
    print("main ends")


if __name__ == "__main__":
    main()
    print("after main")
