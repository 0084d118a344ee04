def find(items, wanted):
    for index, item in enumerate(items):
        if item == wanted:
            return index
    return "nowhere"


def main(argv):
    print(find([1, 2], 2))
    return 0

# essence: the function returns an int or a str


# options: --strict
