from functools import cached_property
from dataclasses import dataclass, field, astuple, fields
@dataclass
class P:
    name: str
    ok: bool = True
    tags: list = field(default_factory=list)

class Inventory:
    def __init__(self):
        self.items = [P("a"), P("b", False, ["x"])]
        self.calls = 0
    def add(self, p):
        self.items.append(p)
        self.__dict__.pop("by_name", None)
    @cached_property
    def by_name(self):
        self.calls += 1
        return {p.name: p for p in self.items}
def main():
    inv = Inventory()
    print(inv.by_name["a"], inv.calls)
    inv.by_name
    print(inv.calls)
    inv.add(P("c"))
    print(sorted(inv.by_name), inv.calls)
    print("by_name" in inv.__dict__, [f.name for f in fields(P) if f.init])
    del inv.by_name
    print("by_name" in inv.__dict__)
    print(astuple(inv.items[0])[1:4])
if __name__ == "__main__":
    main()
