"""Makes much garbage, and keeps some of it."""


class Cell:
    def __init__(self, value, link):
        self.value = value
        self.link = link


def chain(n):
    cell = None
    for i in range(n):
        cell = Cell(i, cell)
    return cell


def total(cell):
    result = 0
    while cell is not None:
        result += cell.value
        cell = cell.link
    return result


def main(argv):
    kept = []
    for i in range(40):
        cell = chain(i)
        texts = [str(n) + "!" for n in range(i)]
        if i % 10 == 0:
            kept.append((cell, texts, {n: [n] for n in range(i)}))
    for cell, texts, table in kept:
        print(total(cell), len(texts), "".join(texts), sum([len(v) for v in table.values()]))
    cycle = Cell(1, None)
    cycle.link = Cell(2, cycle)
    print(cycle.link.link.value)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
