def main(argv):
    table = {}
    table[1] = "int"
    table["one"] = "str"
    print(table)
    return 0

# essence: one dict has keys of unrelated types


# options: --strict
