def main(argv):
    print(float.hex(8))
    print(str.upper(len(argv)))
    print(list.append((1, 2), 1))
    print(str.upper())
    return 0

# essence: a method taken from a type wants a value of the type as its first argument
