from collections import Counter, defaultdict, deque

NAMES = Counter()
BY = defaultdict(list)
LAST = deque(maxlen=3)


def note(name):
    NAMES[name] += 1
    BY[name].append(1)
    LAST.append(name)


def main(argv):
    note("a")
    note("b")
    note("a")
    lengths = Counter(int(x) for x in [1.5, 2.5, 1.7])
    print(NAMES, lengths, lengths.most_common(1))
    others = defaultdict(int)
    others[3] += 1
    ring = deque([1, 2])
    ring.append(4)
    print(BY, others, ring, LAST)
    return 0


if __name__ == "__main__":
    main([])
