def check(x, y):
    try:
        return x in y
    except TypeError as e:
        return str(e)

def basics():
    for y in [b"abc", [1, None], "xyz", (None, 3)]:
        for x in [None, 1, 97, True, b"b"]:
            print(x, y, check(x, y))
def find(b, part):
    try:
        return b.find(part), b.count(part)
    except TypeError as e:
        return str(e)

def within(b, part):
    try:
        return part in b
    except TypeError as e:
        return str(e)

def more():
    print(within(b"abc", None if len("a") else b"a"), within(b"abc", b"c"))
    for part in [None, b"b", 98, "b", [1]]:
        print(part, find(b"abc", part))
        print(within(b"abc", part), within(bytearray(b"abc"), part))
    for b in [b"abc", None]:
        print(within(b, 97))
def within_one(b, part):
    try:
        return part in b
    except TypeError as e:
        return str(e)
def find_one(b, part):
    try:
        return b.find(part)
    except TypeError as e:
        return str(e)
def starts(b, part):
    try:
        return b.startswith(part)
    except TypeError as e:
        return str(e)
def add(b, part):
    try:
        return b + part
    except TypeError as e:
        return str(e)
def sstarts(b, part):
    try:
        return b.startswith(part)
    except TypeError as e:
        return str(e)
def replace(b, part):
    try:
        return b.replace(part, part)
    except TypeError as e:
        return str(e)


def main():
    basics()

    more()

    print(within_one(b"abc", None if len("a") else b"a"), within(b"abc", b"c"))

    print(find_one(b"abc", None if len("a") else b"a"), find_one(b"abc", b"c"))
    print(starts(b"abc", None if len("a") else b"a"), starts(b"abc", b"c"))
    print(add(b"abc", None if len("a") else b"a"), add(b"abc", b"c"))
    print(sstarts("abc", None if len("a") else "a"), sstarts("abc", "c"))
    print(replace("abc", None if len("a") else "a"), replace("abc", "c"))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
