def main():
    n = 2 ** 70 + 65
    items = [n & 255, (n >> 6) & 255, 67]
    print(bytes(items), bytearray(items))
    b = bytearray(b'abc')
    b.append(n & 255)
    b[0] = n & 255
    b.extend(items)
    print(b)
main()
