"""A program that asks which of equal tuples one is: tables give back the keys that they were given."""
# alone: for tables of all of a group would keep whole tuples


def main():
    counts = {(1, 2): "a", (3, 4): "b"}
    keys = [(5, 6), (7, 8)]
    for key in keys:
        counts[key] = "c"
    counts[(keys[1][0] - 2, 6)] = "d"
    for key in counts:
        print(key, counts[key], [key is other for other in keys])
    pair = (keys[0][0] - 4, 2)
    members = {pair}
    print([id(member) == id(pair) for member in members], (1, 2) in members)
    print([member is pair for member in members | {(9, 9)} if member[0] == 1])
    texts = {("a" * len(keys), "b"): 1}
    same = next(iter(texts))
    print(same is next(iter(texts)), same is ("aa", "b"[0:]), same in texts)


if __name__ == "__main__":
    main()
