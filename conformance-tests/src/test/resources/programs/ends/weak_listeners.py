# Listeners kept in a WeakSet and as WeakMethods, called in a fixed order.
from weakref import WeakMethod, WeakSet

class Bus:
    def __init__(self) -> None:
        self.members: WeakSet["Member"] = WeakSet()
        self.handlers: list[WeakMethod] = []

    def join(self, m: "Member") -> None:
        self.members.add(m)
        self.handlers.append(WeakMethod(m.handle, self._dropped))

    def _dropped(self, r: WeakMethod) -> None:
        self.handlers.remove(r)
        print("  handler dropped, left", len(self.handlers))

    def emit(self, text: str) -> int:
        n = 0
        for w in list(self.handlers):
            h = w()
            if h is not None:
                h(text)
                n += 1
        return n

    def __del__(self) -> None:
        print("end bus")

class Member:
    def __init__(self, name: str) -> None:
        self.name = name

    def handle(self, text: str) -> None:
        print("  ", self.name, "handles", text)

    def __del__(self) -> None:
        print("end member", self.name)

def main() -> None:
    bus = Bus()
    ms = [Member(n) for n in "xyz"]
    for m in ms:
        bus.join(m)
    print(bus.emit("one"), len(bus.members))
    del ms[0]
    print(bus.emit("two"), len(bus.members))
    ms.pop()
    print("popped, m still names z")
    m = None
    print(bus.emit("three"), [q.name for q in bus.members])
    ms[0] = Member("new")
    print(bus.emit("four"), len(bus.members))
    bus.handlers.clear()

if __name__ == "__main__":
    main()
    print("after main")
