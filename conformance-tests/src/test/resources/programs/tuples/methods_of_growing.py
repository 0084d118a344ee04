"""Methods of what turns out to be of more kinds than where they were first seen: tuples that grow, ints that do."""


def order(graph):
    done, found = set(), []

    def visit(name, trail):
        if name in trail:
            raise ValueError("cycle: " + " -> ".join(trail[trail.index(name):] + (name,)))
        if name in done:
            return
        for each in graph.get(name, ()):
            visit(each, trail + (name,))
        done.add(name)
        found.append(name)

    for name in graph:
        visit(name, ())
    return found


def bits():
    x = 1
    seen = []
    while len(seen) < 50:
        seen.append(x.bit_length())
        x = x * 3 + 1
    return seen[-1], x


def halves(count):
    value = 1
    found = []
    for i in range(count):
        found.append(value.real)
        value = value / 2 if i % 2 else value * 2
    return found


def main():
    print(order({"a": ["b"], "b": ["c"], "c": []}))
    try:
        order({"a": ["b"], "b": ["a"]})
    except ValueError as e:
        print(e)
    print(bits(), halves(4))


if __name__ == "__main__":
    main()
