"""Methods taken from built-in types."""

def main(argv):
    print(str.upper("a"), int.bit_length(5), str.join(",", ["a", "b"]), list.count([1, 1], 1), dict.get({"a": 1}, "a"), float.hex(8.0), str.split("a b"), bytes.upper(b"a"), bytes.decode(b"x"))
    xs = [3, 1]
    list.append(xs, 2)
    list.sort(xs)
    print(xs, tuple.index((1, 2), 2), set.union({1}, {2}), float.is_integer(2.0), str.replace("aa", "a", "b"), str.format("{}-{}", 1, 2), str.startswith("abc", "a"))
    print(list(map(str.upper, ["a", "b"])), sorted(["b", "A"], key=str.lower), list(map(str.strip, [" a "])), int.bit_length(True))
    print(str.center("a", 5, "*"), str.split("a,b", sep=","), int.to_bytes(5, 2, "big"), list.pop(xs), list.index(xs, 2), dict.items({"a": 1}), str.encode("a", encoding="utf-8"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
