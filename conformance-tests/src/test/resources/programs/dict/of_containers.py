"""Dicts of lists, dicts and sets; defaults made on demand."""


def group(words):
    groups = {}
    for word in words:
        groups.setdefault(len(word), []).append(word)
    return groups


def index(documents):
    result = {}
    for number, document in enumerate(documents):
        for word in document.split():
            if word not in result:
                result[word] = set()
            result[word].add(number)
    return result


def count_pairs(text):
    counts = {}
    for a, b in zip(text, text[1:]):
        inner = counts.get(a)
        if inner is None:
            inner = {}
            counts[a] = inner
        inner[b] = inner.get(b, 0) + 1
    return counts


def main(argv):
    print(group(["a", "bb", "cc", "d", "eee"]))
    found = index(["the cat", "the dog", "a cat"])
    for word in sorted(found):
        print(word, sorted(found[word]))
    print(count_pairs("abracadabra"))
    tree = {"left": {"value": 1}, "right": {"value": 2}}
    tree["left"]["value"] += 10
    print(tree, tree["right"]["value"], len(tree["left"]))
    graph = {1: [2], 2: [3], 3: []}
    graph[1].append(3)
    print(graph, [node for node in graph if not graph[node]])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
