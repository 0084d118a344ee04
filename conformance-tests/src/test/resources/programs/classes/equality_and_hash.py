"""__eq__ and __hash__ in dicts and sets; the defaults."""


class Version:
    def __init__(self, major, minor):
        self.major = major
        self.minor = minor

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return (self.major, self.minor) == (other.major, other.minor)

    def __hash__(self):
        return hash((self.major, self.minor))

    def __lt__(self, other):
        return (self.major, self.minor) < (other.major, other.minor)

    def __le__(self, other):
        return self == other or self < other

    def __repr__(self):
        return f"v{self.major}.{self.minor}"


class Anonymous:
    pass


def main(argv):
    versions = [Version(2, 0), Version(1, 5), Version(1, 10), Version(2, 0)]
    print(sorted(versions), sorted(set(versions)), max(versions), versions.index(Version(1, 10)))
    print(Version(1, 0) == Version(1, 0), Version(1, 0) != Version(1, 0), Version(1, 0) < Version(1, 1), Version(1, 0) >= Version(0, 9))
    counts = {}
    for version in versions:
        counts[version] = counts.get(version, 0) + 1
    print(counts)
    a = Anonymous()
    b = Anonymous()
    print(a == a, a == b, a != b, a is a, hash(a) == hash(a), len({a, b, a}))
    print(a in [b], a in [b, a], id(a) == id(a), id(a) == id(b))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
