"""Formats that only the run tells: each code packs and unpacks what it takes, the least and the greatest among it."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import struct


def numbers(size, signed):
    top = 1 << (8 * size - (1 if signed else 0))
    low = -top if signed else 0
    return [low, low + 1, 0, 1, top - 2, top - 1]


def exact(order, count, code, values):
    layout = f"{order}{count}{code}"
    data = struct.pack(layout, *values)
    return data.hex(), struct.unpack(layout, data), struct.unpack_from(layout, b"\xff" + data, 1)


def main():
    for order in "<>=!":
        for code, size in (("b", 1), ("h", 2), ("i", 4), ("l", 4)):
            for signed in (True, False):
                values = numbers(size, signed)
                print(*exact(order, len(values), code if signed else code.upper(), values))
        words = [-562949953421312, -1, 0, 562949953421311]
        print(*exact(order, len(words), "q", words))
        print(*exact(order, 3, "Q", [0, 1, 562949953421311]))
        for code in "fd":
            reals = [0.0, -0.0, 1.5, -3.25, 0.1, -0.1, 65504.0, -1e-45, 2.0 ** -149, -1e38, float("inf"), float("-inf")]
            print(*exact(order, len(reals), code, reals))
    for count in range(4):
        print(struct.pack(f"{count}s", b"abc"), struct.pack(f">h{count}x?", -2, count > 1))


if __name__ == "__main__":
    main()
