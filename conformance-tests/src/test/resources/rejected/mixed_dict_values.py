def main(argv):
    table = {"a": 1}
    table["b"] = [2]
    print(table)
    return 0

# essence: a dict with values of type int cannot hold a list


# options: --strict
