# Data that nests in itself: trees of tuples, JSON, containers that hold containers of their own kind.


def to_json(value):
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(to_json(item) for item in value) + "]"
    return "{" + ", ".join('"' + key + '": ' + to_json(item) for key, item in value.items()) + "}"


def evaluate(node):
    if node[0] == "number":
        return node[1]
    if node[0] == "negated":
        return -evaluate(node[1])
    sign, left, right = node
    return evaluate(left) + evaluate(right) if sign == "+" else evaluate(left) * evaluate(right)


def flatten(items):
    flat = []
    for item in items:
        if isinstance(item, list):
            flat.extend(flatten(item))
        else:
            flat.append(item)
    return flat


def chain(count):
    tree = ("end", 0)
    for i in range(count):
        tree = ("node", i, tree)
    return tree


def length(tree):
    count = 0
    while tree[0] == "node":
        count += 1
        tree = tree[2]
    return count


DATA = [1, [2, 3, [4, [5]]], [], "six", [[[7.5]]], None, True]


def main(argv):
    print(to_json({"a": 1, "b": [1.5, None, True, "x"], "c": {"d": []}}))
    print(evaluate(("+", ("number", 3), ("*", ("number", 4), ("negated", ("number", 5))))))
    print(DATA, flatten(DATA))
    print(length(chain(20)), chain(2))
    stack = [[]]
    for character in "1,[2,[3]],[[],4]":
        if character == "[":
            stack.append([])
        elif character == "]":
            done = stack.pop()
            stack[-1].append(done)
        elif character.isdigit():
            stack[-1].append(int(character))
    print(stack)
    trie = {}
    for word in ("ab", "ac"):
        node = trie
        for letter in word:
            node = node.setdefault(letter, {})
        node["$"] = True
    print(trie)
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
