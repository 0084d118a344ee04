def attempt(f):
    try:
        print(f())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

def main():
    mixed = [1, 'a', 2]
    ints = [1, 2, 'x'][:2]
    attempt(lambda: bytes(mixed))
    attempt(lambda: bytes(ints))
    attempt(lambda: bytearray(ints))
    attempt(lambda: bytes([1, None]))
    b = bytearray()
    for each in mixed:
        attempt(lambda: b.append(each))
    attempt(lambda: b.extend(ints))
    attempt(lambda: b.extend(mixed))
    b[0] = ints[1]
    print(b)
    b[0:1] = ints
    print(b, chr(ints[0] + 70), b.count(ints[1]), ints[1] in b)
main()
