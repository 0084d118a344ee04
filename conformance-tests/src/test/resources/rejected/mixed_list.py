def main(argv):
    items = [1, 2]
    items.append("three")
    print(items)
    return 0

# essence: a list of int cannot hold a str


# options: --strict
