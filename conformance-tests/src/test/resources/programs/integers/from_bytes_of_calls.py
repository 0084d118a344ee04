import io
def made(n):
    return b"\x01" * (n * 4)
def main():
    print(int.from_bytes(made(4), "big"))
    f = io.BytesIO(bytes(range(20)))
    print(int.from_bytes(f.read(4), "little"))
if __name__ == "__main__":
    main()
