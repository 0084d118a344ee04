"""super through several levels, mixins, and the method resolution order."""


class Base:
    def __init__(self):
        self.log = []
        self.log.append("Base")

    def visit(self, n):
        self.log.append(f"Base.visit {n}")
        return n


class Middle(Base):
    def __init__(self, name):
        super().__init__()
        self.name = name
        self.log.append("Middle")

    def visit(self, n):
        result = super().visit(n + 1)
        self.log.append("Middle.visit")
        return result * 2


class Silent(Middle):
    pass


class Leaf(Silent):
    def __init__(self):
        super().__init__("leaf")
        self.log.append("Leaf")

    def visit(self, n):
        return super().visit(n) + 1


class Comparable:
    def __lt__(self, other):
        return self.rank() < other.rank()

    def is_top(self):
        return self.rank() == 10


class Describable:
    def describe(self):
        return f"{self.title()} of rank {self.rank()}"


class Card(Comparable, Describable):
    def __init__(self, rank):
        self._rank = rank

    def rank(self):
        return self._rank

    def title(self):
        return "card"


class Joker(Card):
    def __init__(self):
        super().__init__(10)

    def title(self):
        return "joker and " + super().title()


def main(argv):
    leaf = Leaf()
    print(leaf.visit(5), leaf.name, leaf.log)
    bases = [Base(), Middle("m"), Silent("s"), leaf]
    print([b.visit(0) for b in bases], [len(b.log) for b in bases])
    cards = [Card(3), Joker(), Card(1)]
    print([card.describe() for card in sorted(cards)], cards[0] < cards[1], [card.is_top() for card in cards])
    print(Base.visit(leaf, 7), isinstance(cards[1], Comparable), isinstance(cards[1], Card))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
