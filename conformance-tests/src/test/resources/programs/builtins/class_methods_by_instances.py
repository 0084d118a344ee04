"""What types have that is called without an instance, by instances."""


def main():
    text = "hello".replace("h", "j")
    print(text.translate(text.maketrans("el", "ip")), text.maketrans({"a": "b"}))
    print({"x": 1}.fromkeys("ab", 2), (5).from_bytes(b"\x01\x02", "big"), b"".fromhex("0a0b"), bytearray(b"q").fromhex("ff"))
    d = dict.fromkeys("xy")
    print(d.fromkeys([1, 2]))
if __name__ == "__main__":
    main()
