"""Fields of named tuples may have the names of what their methods use."""
from collections import namedtuple

Words = namedtuple("Words", "self cls object type")
Parts = namedtuple("Parts", "hasattr index count items", defaults=[4])
Few = namedtuple("Few", "tuple list")


def main():
    words = Words(1, "two", 3.0, None)
    print(words, words.self, words.cls, words.object, words.type)
    print(Words._make([5, "six", 7.0, None]), words._replace(self=9, type=None), words._asdict())
    parts = Parts(1, 2, 3)
    print(parts, parts.index, parts.count, parts[1:], parts._replace(count=8))
    few = Few(tuple=1, list=2)
    print(few, few == (1, 2), len(few), list(few), few + (3,), few * 2)


if __name__ == "__main__":
    main()
