"""A scanner of re: the first pattern that fits makes each token."""
import re

SCANNER = re.Scanner([
    (r"#.*", None),
    (r"\n", lambda s, t: ("nl", t)),
    (r"[ \t\r]+", None),
    (r"\d+\.\d+", lambda s, t: ("float", t)),
    (r"\d+", lambda s, t: ("int", t)),
    (r"[A-Za-z_]\w*", lambda s, t: ("name", t.upper() + str(s.match.span()))),
    (r"==|!=|[-+*/=()]", lambda s, t: ("op", t)),
])


def upper(scanner, token):
    return token.upper()


def main():
    print(SCANNER.scan("x = 12 + 3.5 # rest\ny == (x)"))
    print(SCANNER.scan("a $ b"))
    print(SCANNER.scan(""))
    words = re.Scanner([("[a-z]+", upper), (r"\s+", None), (r"\d", "digit")], re.IGNORECASE)
    print(words.scan("one Two 3 four?"))


if __name__ == "__main__":
    main()
