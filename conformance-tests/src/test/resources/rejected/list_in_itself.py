def main(argv):
    nested = []
    nested.append(nested)
    print(nested)
    return 0


# options: --strict
