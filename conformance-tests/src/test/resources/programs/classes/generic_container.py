"""One container class used with several item types."""


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        return self

    def pop(self):
        return self.items.pop()

    def __len__(self):
        return len(self.items)


class Pair:
    def __init__(self, first, second):
        self.first = first
        self.second = second

    def swapped(self):
        return Pair(self.second, self.first)


def main(argv):
    numbers = Stack()
    numbers.push(1).push(2)
    texts = Stack()
    texts.push("a").push("b").push("c")
    print(numbers.pop() + 1, texts.pop() + "!", len(numbers), len(texts))
    pair = Pair(1, "x")
    print(pair.swapped().first, pair.swapped().second + 1)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
