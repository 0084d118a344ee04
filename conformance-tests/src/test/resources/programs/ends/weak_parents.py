# A tree whose parent pointers are weak references.
import weakref
from typing import Optional

class Node:
    def __init__(self, name: str) -> None:
        self.name = name
        self._parent: Optional["weakref.ref[Node]"] = None
        self.children: list["Node"] = []

    @property
    def parent(self) -> Optional["Node"]:
        return self._parent() if self._parent is not None else None

    def add(self, child: "Node") -> "Node":
        child._parent = weakref.ref(self)
        self.children.append(child)
        return child

    def path(self) -> str:
        p = self.parent
        return (p.path() + "/" if p else "") + self.name

    def __del__(self) -> None:
        p = self.parent
        print("end", self.name, "parent:", p.name if p else None)

def build() -> Node:
    root = Node("root")
    a = root.add(Node("a"))
    root.add(Node("b"))
    a.add(Node("a1"))
    a.add(Node("a2")).add(Node("deep"))
    return root

def main() -> None:
    root = build()
    deep = root.children[0].children[1].children[0]
    print(deep.path())
    root.children[0].children.pop(0)
    print("a1 removed")
    a = root.children.pop(0)
    print("a detached but its parent lives:", a.path())
    other = Node("other")
    other.add(a)
    print("moved:", deep.path())
    del root
    print("root gone")
    a = None
    other = None
    print("other gone:", deep.path(), deep.parent)
    deep = None
    build()
    print("temporary tree gone")

if __name__ == "__main__":
    main()
