def g():
    yield 1
    return 5
def main():
    try:
        print(b"%d" % (1, 2))
    except TypeError as e:
        print(e)
    try:
        print("%d" % (1, 2))
    except TypeError as e:
        print(e)
    try:
        print(bytearray(b"x") % 1)
    except TypeError as e:
        print(e)
if __name__ == "__main__":
    main()
