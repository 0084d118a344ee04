"""What is in a container is in it by identity, too: of lists, tuples, dicts, sets and deques."""
# alone: for its values of several kinds the types of all of a group would be inferred again
from collections import deque
class Never:
    def __eq__(self, other):
        return False
    def __hash__(self):
        return 1
def main():
    values = float('nan'), 1, None, 'abc', Never()
    for name, c in [("list", list(values)), ]:
        print(name, [e in c for e in c], c == list(values), c == c)
    c = tuple(values)
    print([e in c for e in c], c == tuple(values))
    f = dict.fromkeys(values)
    print([e in f for e in f], f == dict.fromkeys(values), f == f)
    s = set(values)
    print([e in s for e in values], s == set(values), s == s)
    q = deque(values)
    print([e in q for e in q], q == deque(values), q == q)
    g = frozenset(values)
    print([e in g for e in values], g == frozenset(values), g == g)

if __name__ == "__main__":
    main()
