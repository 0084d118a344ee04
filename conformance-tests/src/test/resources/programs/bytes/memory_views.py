BUFFER = bytearray(b"0123456789")
VIEW = memoryview(BUFFER)[2:8:2]
FIXED = memoryview(b"abcdef")[::-1]


def checksum(view):
    total = 0
    for byte in view:
        total = (total * 31 + byte) % 65521
    return total


def attempts(m):
    try:
        m[100]
    except IndexError as e:
        print(e)
    try:
        m[0] = 256
    except ValueError as e:
        print(e)
    try:
        m[0:2] = b"abc"
    except ValueError as e:
        print(e)
    try:
        hash(m)
    except ValueError as e:
        print(e)


def main(argv):
    b = bytearray(b"hello world")
    m = memoryview(b)
    print(len(m), m[0], bytes(m[1:4]), m[-1])
    m[0] = 72
    print(b)
    s = m[6:]
    s[0] = 87
    print(bytes(b), s.tobytes(), m == b, b == m, m == bytes(b), m != b"", m.readonly, m.nbytes)
    print(memoryview(b"abc").readonly, list(memoryview(b"abc")), memoryview(b"abc")[1:].tolist())
    for x in m[:3]:
        print(x)
    m[0:2] = b"XY"
    m[2:4] = m[0:2]
    m[::5] = bytearray(b"abc")
    print(b, m[::-2].tobytes(), m[3:][1:3].tobytes(), m[5:2].tobytes())
    attempts(m)
    try:
        memoryview(b"ro")[0] = 1
    except TypeError as e:
        print(e)
    print(hash(memoryview(b"ro")) == hash(b"ro"), 88 in m, 0 in m, m.hex(), m.hex("-"))
    print(m.format, m.itemsize, m.ndim, m.shape, m[::3].strides, m[::3].contiguous, m.contiguous)
    print(isinstance(m, memoryview), isinstance(b, memoryview), type(m).__name__)
    with memoryview(b) as view:
        print(checksum(view), checksum(b), checksum(bytes(b)))
    try:
        view[0]
    except ValueError as e:
        print(e)
    print(int.from_bytes(m[:2], "big"), int.from_bytes(bytes(m[:2]), "little"))
    VIEW[0] = 33
    print(BUFFER, VIEW.tobytes(), FIXED.tobytes(), FIXED[0])
    BUFFER[4] = 63
    print(VIEW.tolist(), bytearray(VIEW), m.toreadonly().readonly)
    print(b"".join([bytes(m[:2]), b"-"]))
    resized = bytearray(b"abc")
    whole = memoryview(resized)
    try:
        resized.append(1)
        print(whole[0])
    except BufferError as error:
        print(error)
    whole.release()
    resized.append(2)
    print(bytes(memoryview(resized)[1:2]))
    resized.append(3)
    print(resized[-1])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
