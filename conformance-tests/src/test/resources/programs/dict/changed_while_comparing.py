"""Keys whose comparison puts other keys into the very dict that they are being put into."""


class Key:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number % 4

    def __eq__(self, other):
        if plan:
            action = plan.pop()
            if action == "add":
                table[Key(104)] = "added"
            elif action == "add many":
                for i in range(40):
                    table[Key(200 + i)] = "many"
        return isinstance(other, Key) and self.number == other.number


plan = []
table = {}


def show():
    print(len(table), [key.number for key in table], [table[Key(key.number)] for key in list(table)])


def main(argv):
    for action in ["add", "add many"]:
        table.clear()
        table[Key(0)] = "first"
        table[Key(1)] = "second"
        plan.append(action)
        table[Key(4)] = "third"
        show()
        for number in [0, 1, 4, 8, 104, 204]:
            print(number, table.get(Key(number), "none"))
        table[Key(8)] = "fourth"
        del table[Key(4)]
        table[Key(4)] = "fourth again"
        show()
    letters = {chr(code): code for code in range(60, 300)}
    print(len(letters), letters["<"], letters["\x7f"], letters["\u0100"], "\u0200" in letters, "" in letters, "ab" in letters)
    print({b"a": 1, b"": 2, b"ab": 3}[b"a"], {("a", 1): 2}[("a", 1)], frozenset("abc") == frozenset(["c", "b", "a"]))
    print("".join(["", "a", "", "bc", "\xff", "d" * 20, ""]), "-".join(["", "x", ""]), "\u1234".join("abc"), "a" + "b" + "" + "cd")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
