"""keys, values and items; what changes while they are used."""


def main(argv):
    stock = {"pears": 3, "apples": 5, "figs": 0}
    keys = stock.keys()
    print(len(keys), "pears" in keys, list(keys), sorted(keys), sorted(stock.values()), list(stock.items()))
    stock["dates"] = 7
    print(list(keys), sum(stock.values()), max(stock.values()), max(stock, key=lambda name: stock[name]))
    print(sorted(stock.items(), key=lambda item: (-item[1], item[0])), ("figs", 0) in stock.items())
    for name, count in list(stock.items()):
        if count == 0:
            del stock[name]
    print(stock)
    inverted = {count: name for name, count in stock.items()}
    print(inverted)
    try:
        for name in stock:
            stock["new " + name] = 1
    except RuntimeError as error:
        print(error)
    try:
        for name in stock:
            del stock[name]
    except RuntimeError as error:
        print(error)
    for name in stock:
        stock[name] = 0
    print(sorted(stock.values()), list(reversed(list(stock)))[-1], list(enumerate(stock))[0])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
