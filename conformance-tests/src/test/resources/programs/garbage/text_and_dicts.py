"""Text, dicts and lists that grow and are thrown away while others stay alive."""


def build(n):
    table = {}
    for i in range(n):
        key = "k" + str(i % 17)
        table[key] = table.get(key, "") + chr(97 + i % 26)
    return table


def main(argv):
    survivors = []
    for n in range(30):
        table = build(n * 3)
        text = ",".join([key + "=" + value for key, value in table.items()])
        parts = text.split(",")
        if n % 7 == 0:
            survivors.append((n, parts, table))
    for n, parts, table in survivors:
        print(n, len(parts), sorted(table.items())[:2], parts[-1])
    growing = ""
    pieces = []
    for i in range(60):
        growing += str(i)
        pieces.append(growing[-5:])
        pieces = pieces[-4:]
    print(len(growing), pieces)
    numbers = {i: {j: [i, j] for j in range(i)} for i in range(12)}
    for i in range(0, 12, 2):
        del numbers[i]
    print(sum([pair[0] * pair[1] for inner in numbers.values() for pair in inner.values()]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
