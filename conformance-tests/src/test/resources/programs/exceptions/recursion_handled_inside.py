"""A function that calls itself handles the RecursionError of its own calls."""
# alone: with an object made by each call, as where files are counted, the collector would go through as deep a stack as can be at each


def deep(n):
    try:
        return deep(n + 1) + 1
    except RecursionError:
        return 1


def edge(n):
    """The last of these calls finds no room, and so does what its handler calls at first."""
    try:
        return edge(n + 1)
    except RecursionError:
        pass
    try:
        return deep(0)
    except RecursionError:
        return -5


def ping(n):
    try:
        return pong(n + 1)
    except RuntimeError:
        return n


def pong(n):
    try:
        return ping(n + 1)
    except Exception:
        return -n


def steps(n):
    """As a generator."""
    try:
        yield n
        for item in steps(n + 1):
            yield item
    except RecursionError:
        yield -1


def main(argv):
    print(deep(0) > 1)
    print(edge(0) != 0)
    print(ping(0) != 0)
    last = 0
    for item in steps(0):
        last = item
        if item > 200:
            break
    print(last)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
