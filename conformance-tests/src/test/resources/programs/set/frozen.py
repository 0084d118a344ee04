"""frozenset as a value and as a key."""


def closure(start, step):
    seen = {start}
    todo = [start]
    while todo:
        state = todo.pop()
        for following in step(state):
            if following not in seen:
                seen.add(following)
                todo.append(following)
    return seen


def main(argv):
    vowels = frozenset("aeiou")
    print(sorted(vowels), "a" in vowels, "b" in vowels, len(vowels), vowels == frozenset("uoiea"))
    print("".join([c for c in "programming" if c not in vowels]))
    table = {frozenset([1, 2]): "pair", frozenset([3]): "single"}
    print(table[frozenset([2, 1])], frozenset([3]) in table, frozenset() in table)
    print(sorted(closure(1, lambda n: [n * 2 % 11, (n + 3) % 11])))
    print(sorted(vowels | {"y"}), sorted(vowels & set("hello")), hash(frozenset([1, 2])) == hash(frozenset([2, 1])))
    print(frozenset(["only"]), frozenset())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
