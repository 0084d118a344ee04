"""The everyday methods of str."""


def main(argv):
    text = "  Hello, World  "
    print(repr(text.strip()), repr(text.lstrip()), repr(text.rstrip()), repr("xxaxx".strip("x")), repr("abcba".strip("ab")))
    print(text.upper(), text.lower(), "hello world".title(), "hELLO".capitalize(), "Hello".swapcase())
    print("a,b,,c".split(","), "a b  c ".split(), "a,b,c".split(",", 1), "".split(), "".split(","), "a,b,c".rsplit(",", 1))
    print("-".join(["a", "b", "c"]), repr("".join([])), ", ".join(["one"]))
    print("hello".find("l"), "hello".find("z"), "hello".rfind("l"), "hello".index("e"), "hello".count("l"), "aaa".count("aa"))
    print("hello".replace("l", "L"), "hello".replace("l", "L", 1), "abc".replace("", "-"), "hello".replace("xyz", ""))
    print("hello".startswith("he"), "hello".endswith("lo"), "hello".startswith(""), "hello".startswith(("x", "h")))
    print("a\nb\r\nc".splitlines(), "one line".splitlines(), "key=value=x".partition("="), "abc".partition("="), "a.b.c".rpartition("."))
    print("7".zfill(3), "-7".zfill(4), "ab".ljust(5, "."), "ab".rjust(5), "ab".center(6, "*"), "a\tb".expandtabs(4))
    print("abc".isalpha(), "123".isdigit(), "a1".isalnum(), " \t".isspace(), "ABC".isupper(), "abc".islower(), "".isalpha())
    print("prefix-body".removeprefix("prefix-"), "body.txt".removesuffix(".txt"), "abc".removeprefix("x"))
    try:
        print("hello".index("z"))
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
