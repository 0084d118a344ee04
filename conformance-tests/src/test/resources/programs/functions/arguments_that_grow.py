"""Functions that call themselves with ever more arguments behind a star."""
# alone: for its values of several kinds the types of all of a group would be inferred again

def walk(doc, *path):
    yield path, doc
    if isinstance(doc, (dict, list)):
        for k, v in doc.items() if isinstance(doc, dict) else enumerate(doc):
            yield from walk(v, *path, k)


def total(first, *rest):
    if not rest:
        return first
    return first + total(*rest)


def count_down(n, *seen):
    if n == 0:
        return seen
    return count_down(n - 1, n, *seen)


def main():
    for path, doc in walk({"a": [1, {"b": 2}], "c": {"d": [3]}}):
        print(path, doc)
    print(total(1, 2, 3), total(1, 2))
    print(count_down(20), count_down(0), len(count_down(3, 7, 8)))


if __name__ == "__main__":
    main()
