# weakref.finalize: called at the end, detach, alive, peek, called by hand.
import weakref


class T:
    def __init__(self, name: str) -> None:
        self.name = name

    def __del__(self) -> None:
        print("end", self.name)


def bye(label: str, extra: int = 0) -> str:
    print("finalize", label, extra)
    return "result of " + label


def main() -> None:
    t = T("t1")
    f = weakref.finalize(t, bye, "f1", extra=7)
    print("alive", f.alive)
    del t
    print("alive", f.alive, "call again:", f())
    t = T("t2")
    f = weakref.finalize(t, bye, "f2")
    print("by hand:", f())
    print("alive", f.alive)
    t = T("t3")
    f = weakref.finalize(t, bye, "f3")
    obj, func, args, kwargs = f.peek()
    print("peek", obj is t, func is bye, args, kwargs)
    obj = None
    obj, func, args, kwargs = f.detach()
    print("detached", obj is t, f.alive, f.peek(), f.detach())
    obj = t = None
    print("t3 gone without finalize")
    t = T("t4")
    for i in range(3):
        weakref.finalize(t, bye, f"many{i}", i)
    t = T("t5")
    print("order of many seen")
    weakref.finalize(t, print, "finalize with print")
    held = T("held")
    g = weakref.finalize(t, bye, held)
    g.detach()
    print("detached g")
    g = weakref.finalize(t, held.__class__, "made-by-finalize")
    print("leaving main")


if __name__ == "__main__":
    main()
    print("after main")
