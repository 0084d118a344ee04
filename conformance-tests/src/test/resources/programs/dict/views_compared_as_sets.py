def main():
    # Views of keys and items are compared as sets are, with each other and with sets.
    d = {"a": 1, "b": 2}
    print(d.keys() <= {"a", "b", "c"}, d.keys() >= {"a"}, d.keys() == {"a", "b"}, d.keys() < {"a", "b"})
    print(sorted(d.items() - {("a", 1)}), d.items() & {("b", 2)}, sorted(d.keys() ^ {"a", "z"}))
    print(d.keys().isdisjoint({"z"}), {"a"} <= d.keys(), {"a", "q"} - d.keys(), d.keys() > {"a"})
    e = {"b": 2, "a": 1}
    print(d.items() == e.items(), d.keys() == e.keys(), d.items() != {("a", 1)}, {"a", "b"} == d.keys(), frozenset("ab") == d.keys())
    print({("a", 1)} < d.items(), d.items() >= e.items(), d.keys() == {"a"}, {} .keys() == set(), d.keys() != {"a", "b"})


if __name__ == "__main__":
    main()
