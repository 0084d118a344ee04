"""Methods of built-in types that are bound before the program starts: to what is shared with all who name the container."""

items = []
push = items.append
take = items.pop
seen = set()
note = seen.add
table = {"a": 1}
look_up = table.get
forget = table.clear
mixed = []
push_mixed = mixed.append
join = ", ".join


class Stack:
    def __init__(self):
        self.items = []
        self.out = []
        self.words = {}
        push = self.items.append
        self.words.update({"depth": lambda: push(len(self.items)), "cr": lambda: self.out.append("\n"), "half": lambda: push(0.5)})


stack = Stack()
handlers = {"push": push, "note": note}
keepers = [push, push_mixed]


def main():
    push(1)
    push(2)
    items.append(3)
    print(items, take(), take(0), items)
    note("x")
    seen.add("y")
    print(sorted(seen), look_up("a"), look_up("b"))
    table["b"] = 7
    print(look_up("b"), join(sorted(table)))
    forget()
    print(table, look_up("b"))
    push_mixed(1)
    push_mixed("one")
    push_mixed(None)
    print(mixed)
    for word in "depth", "cr", "half", "depth":
        stack.words[word]()
    print(stack.items, stack.out)
    for keep in keepers:
        keep(9)
    print(items, mixed)
    handlers["push"](5)
    print(items, len(seen))


main()
