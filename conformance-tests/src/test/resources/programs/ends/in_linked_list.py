# A linked list: push, pop, cut the tail, reverse, insertion.
class Node:
    def __init__(self, value: int, nxt: "Node | None" = None) -> None:
        self.value = value
        self.next = nxt

    def __del__(self) -> None:
        print("end", self.value)

class Chain:
    def __init__(self) -> None:
        self.head: Node | None = None

    def push(self, v: int) -> None:
        self.head = Node(v, self.head)

    def pop(self) -> int:
        node = self.head
        assert node is not None
        self.head = node.next
        return node.value

    def reverse(self) -> None:
        prev = None
        cur = self.head
        while cur is not None:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def values(self) -> list[int]:
        out = []
        n = self.head
        while n:
            out.append(n.value)
            n = n.next
        return out

def main() -> None:
    ch = Chain()
    for v in range(1, 8):
        ch.push(v)
    print(ch.values())
    print("popped", ch.pop())
    ch.reverse()
    print("reversed", ch.values())
    ch.head.next.next = ch.head.next.next.next
    print("third removed", ch.values())
    tail = ch.head.next.next
    ch.head.next = Node(99)
    print("cut", ch.values(), tail.value)
    tail = tail.next
    print("tail moved")
    ch = Chain()
    print("new chain", ch.values())
    ch.push(50)

if __name__ == "__main__":
    main()
    print("after main")
