class Table(dict):
    pass


def main(argv):
    print(Table.fromkeys(['a'], 0))
    return 0
