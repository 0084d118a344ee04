"""What system code asks of plain objects is no attribute that a namespace was given."""
from types import SimpleNamespace
def f(pat):
    STAR = object()
    res = []
    for c in pat:
        if c == "*":
            res.append(STAR)
        else:
            res.append(c)
    fixed = []
    for c in res:
        if c is not STAR:
            fixed.append(c)
    return "".join(fixed)
import fnmatch


def main():
    print(f("abc*"))
    for src in ["web", SimpleNamespace(id=7)]:
        print(f("a*"), src)
    print([fnmatch.fnmatchcase("user.login", pattern) for pattern in ["user.*", "*.log?n", "[a-z]*", "*x*"]])


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
