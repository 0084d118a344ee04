# Counters in class attributes changed by __init__ and __del__.
class Counted:
    alive = 0
    ended: list[str] = []
    peak = 0

    def __init__(self, name: str) -> None:
        self.name = name
        Counted.alive += 1
        Counted.peak = max(Counted.peak, Counted.alive)

    def __del__(self) -> None:
        Counted.alive -= 1
        Counted.ended.append(self.name)

class Sub(Counted):
    subs = 0

    def __init__(self, name: str) -> None:
        super().__init__("sub-" + name)
        type(self).subs += 1

    def __del__(self) -> None:
        type(self).subs -= 1
        super().__del__()

def report(label: str) -> None:
    print(label, Counted.alive, Counted.peak, Sub.subs, Counted.ended)
    Counted.ended.clear()

def burst(n: int) -> int:
    xs = [Counted(f"b{i}") for i in range(n)]
    xs.append(Sub("burst"))
    return Counted.alive

def main() -> None:
    report("start")
    a = Counted("a")
    report("a made")
    Counted("temp")
    report("temp gone")
    print("inside burst", burst(4))
    report("burst gone")
    b = Sub("b")
    a = b
    report("a rebound")
    xs = [a, b, Counted("c")]
    a = b = None
    report("only in list")
    del xs[0]
    report("one of two references")
    del xs[0]
    report("none left")

if __name__ == "__main__":
    main()
    report("after main")
