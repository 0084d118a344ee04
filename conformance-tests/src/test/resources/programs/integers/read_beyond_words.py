NUMBERS = ["37107287533902102798797998220837590246510135740250", "46376937677490009712648124896970078050417018260538"]
def read(text):
    return int(text)
def main():
    print(sum(int(n) for n in NUMBERS))
    print(read("12") + 1, int("ff", 16))
    a, b = "123456789012345678901234567890 5".split()
    print(int(a) * int(b), len(str(int(a))))
    try:
        int("x1")
    except ValueError as e:
        print(e)
    for base in (2, 10, 36):
        print(int("1011", base))
    print([10, 20, 30][int("1")], "ab" * int("2"), range(int("3")))
    print(int(" 7 "), int("-8"), int("1_000"))
if __name__ == "__main__":
    main()
