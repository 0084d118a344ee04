from collections import Counter, OrderedDict

votes = Counter(["ann", "bob", "ann"])
order = OrderedDict([("b", 2), ("a", 1)])


class Bag(Counter):
    def size(self):
        return sum(self.values())


def anagrams(words):
    found = {}
    for word in words:
        found.setdefault("".join(sorted(word)), []).append(word)
    return [group for group in found.values() if len(group) > 1]


def main(argv):
    votes["eve"] += 1
    votes.update(["bob", "bob", "eve"])
    print(votes, votes.most_common(1), votes.most_common(), votes["nobody"], "nobody" in votes)
    letters = Counter("mississippi")
    print(letters.most_common(2), letters.total(), len(letters), sorted(letters.elements()))
    a = Counter(x=3, y=1, z=2)
    b = Counter({"x": 1, "y": 4})
    print(a + b, a - b, a & b, a | b, b - a)
    a.subtract(b)
    print(a, +a, -a, a["y"])
    a.update({"y": 10})
    del a["missing"]
    del a["z"]
    print(a, a == Counter({"x": 2, "y": 7}), a == {"x": 2}, a != b, b <= a + b, a < b)
    a += b
    a -= Counter(y=2)
    a |= Counter(w=1)
    a &= Counter(w=5, x=2, y=1)
    print(a, dict(a), list(a), sum(a.values()), Counter(), Counter([]))
    numbers = Counter(n % 3 for n in range(10))
    for number, count in sorted(numbers.items()):
        print(number, count)
    print(max(numbers, key=numbers.get), numbers.most_common(0), Counter("aab") == Counter("aba"))
    print(Bag("hello").size(), Bag("ab"), Counter([(1, 2), (1, 2)]), Counter([True, False, True]))
    print(anagrams(["tea", "eat", "tan"]), isinstance(votes, dict), isinstance(votes, Counter))

    order["c"] = 3
    order.move_to_end("b")
    print(order, list(order))
    order.move_to_end("c", last=False)
    print(order, order.popitem(), order.popitem(last=False), order)
    recent = OrderedDict()
    for page in [1, 2, 3, 1, 4, 2, 5]:
        if page in recent:
            recent.move_to_end(page)
        elif len(recent) == 3:
            recent.popitem(last=False)
        recent[page] = str(page)
    print(recent, OrderedDict(), OrderedDict(p=1, q=2))
    same = OrderedDict([(1, "a"), (2, "b")])
    turned = OrderedDict([(2, "b"), (1, "a")])
    print(same == turned, same == {2: "b", 1: "a"}, same == same.copy(), same != turned)
    print(same.get(1), same.pop(1), same, list(turned.items()), list(reversed(turned)))
    try:
        same.move_to_end(9)
    except KeyError as error:
        print("KeyError", error)
    try:
        OrderedDict().popitem()
    except KeyError as error:
        print("KeyError", error)
    return 0


if __name__ == '__main__':
    main(['program'])
