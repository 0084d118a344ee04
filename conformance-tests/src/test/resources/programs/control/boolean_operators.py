"""Short circuits, with effects and with values of several kinds."""


class Probe:
    def __init__(self):
        self.log = []

    def yes(self, name):
        self.log.append(name)
        return True

    def no(self, name):
        self.log.append(name)
        return False


def main(argv):
    probe = Probe()
    print(probe.yes("a") and probe.no("b") and probe.yes("c"), probe.log)
    probe.log.clear()
    print(probe.no("a") or probe.yes("b") or probe.yes("c"), probe.log)
    probe.log.clear()
    print(probe.no("a") or probe.no("b") and probe.yes("c"), not probe.yes("d"), probe.log)
    probe.log.clear()
    if (probe.yes("a") or probe.yes("b")) and not (probe.no("c") or probe.no("d")):
        print("in", probe.log)
    name = ""
    print(name or "anonymous", name and name[0], len(name) or -1)
    items = []
    print(items or [0], len(items) > 0 and items[0] > 5, bool(items or [0]))
    n = 0
    print(n or 42, n and 10 // n, (n and 1) + 5, 3 and 5, 0 or 0)
    print(1 < 2 and 2 < 3, "x" if n else "y", ("a" if n > 0 else "b") if n >= 0 else "c")
    values = [1, 0, 3]
    print([v and 10 // v for v in values], [not v for v in values])
    a = b = c = 5
    print(a == b == c, a is not None and b > 3, a < 3 < 10 // n if n else False)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
