"""bytes and bytearray."""

import sys


def checksum(data):
    total = 0
    for b in data:
        total = (total * 31 + b) & 0xFFFF
    return total


def rle(data):
    out = bytearray()
    i = 0
    while i < len(data):
        j = i
        while j < len(data) and data[j] == data[i] and j - i < 255:
            j += 1
        out.append(j - i)
        out.append(data[i])
        i = j
    return bytes(out)


def unrle(data):
    out = bytearray()
    for i in range(0, len(data), 2):
        out += bytes([data[i + 1]]) * data[i]
    return bytes(out)


def main(argv):
    b = b"hello\x00\xff'\""
    print(b, len(b), b[0], b[-1], b[1:4], b[::-1], b.hex(), bytes.fromhex("00ff10"), b + b"!", b * 2)
    print(checksum(b), rle(b"aaabbbbc"), unrle(rle(b"aaabbbbc")) == b"aaabbbbc", b"l" in b, 104 in b, 5 in b)
    ba = bytearray(b"abc")
    ba[0] = 65
    ba.append(100)
    ba.extend(b"ef")
    ba += b"gh"
    del ba[1]
    ba.insert(0, 33)
    print(ba, len(ba), ba.pop(), bytes(ba), ba[1:3], ba == b"!Acdefg", ba.find(b"de"))
    ba[1:3] = b"XYZ"
    print(ba, bytearray(5), bytearray([1, 2, 3]), bytes(3), bytes([1, 2]), bytes(range(4)))
    try:
        ba[0] = 256
    except ValueError as e:
        print(e)
    try:
        bytes([300])
    except ValueError as e:
        print(e)
    print(b"a,b,c".split(b","), b",".join([b"x", b"y"]), b"  x ".strip(), b"abc".upper(), b"abc".replace(b"b", b"BB"), b"abc".startswith(b"ab"), b"abc" < b"abd")
    print(list(b"abc"), [hex(x) for x in b"\x01\xab"], sum(b"abc"), max(b"abc"), sorted(b"cab"), {b"k": 1}[b"k"], b"%d" if False else b"")
    print(b"line1\nline2".splitlines(), b"x=1".partition(b"="), b"abc".find(b"z"), b"aXbX".count(b"X"), b"12".isdigit())
    print(int.from_bytes(b[:4], "big"), (1000).to_bytes(2, "little"), b"caf\xc3\xa9".decode("utf-8"))
    sys.stdout.flush()
    sys.stdout.buffer.write(b"raw \xf0\x9f\x8c\x8d\n")
    sys.stdout.buffer.flush()
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
