# Weak references and __del__: order of __del__, callbacks and finalizers; resurrection.
import weakref

saved: list["Obj"] = []


class Obj:
    def __init__(self, name: str, back: bool = False) -> None:
        self.name = name
        self.back = back
        self.part: "Obj | None" = None

    def __del__(self) -> None:
        print("end", self.name)
        if self.back:
            saved.append(self)


def watch(o: Obj) -> "weakref.ref[Obj]":
    name = o.name
    return weakref.ref(o, lambda r: print("callback for", name))


def main() -> None:
    o = Obj("o")
    r = watch(o)
    f = weakref.finalize(o, print, "finalizer for o")
    o.part = Obj("part")
    rp = watch(o.part)
    print("before")
    del o
    print("after", r() is None, rp() is None, f.alive)
    x = Obj("x", back=True)
    rx = watch(x)
    x = None
    print("resurrected, ref:", rx() is None if not saved else rx() is saved[0])
    print("saved", [s.name for s in saved])
    saved.clear()
    print("gone for good", rx() is None)
    chain = Obj("c1")
    chain.part = Obj("c2")
    chain.part.part = Obj("c3")
    refs = [watch(chain), watch(chain.part), watch(chain.part.part)]
    chain = chain.part
    print("c1 cut", [q() is not None for q in refs])
    chain = None
    print("rest gone", [q() is not None for q in refs])


if __name__ == "__main__":
    main()
    print("after main")
