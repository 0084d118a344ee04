"""Classes of the program that extend str: instances go where texts go."""


class Slug(str):
    def __new__(cls, text):
        return super().__new__(cls, text.strip().lower().replace(" ", "-"))

    @property
    def words(self):
        return self.split("-")


class Shout(str):
    def __str__(self):
        return self.upper()


class Name(str):
    pass


TITLE = Slug("At Import")


def main():
    s = Slug("  Hello Big World ")
    print(s, len(s), s.words, s.upper(), s[0], s[-5:], s + "!", "<" + s + ">", s == "hello-big-world", "big" in s, isinstance(s, str))
    print(f"{s}|{s:>20}|{s!r}", "%s" % s, "{}".format(s), repr(s), s < "zzz", sorted([Slug("b"), Slug("A")]), type(s).__name__, type(s + "x").__name__)
    print(", ".join([Slug("x y"), Slug("z")]), s.startswith("hello"), "xhello".replace("hello", Slug("o k")), s.find("big"), s.count("l"))
    print(Shout("abc"), f"{Shout('abc')}", f"{Shout('abc'):>5}", Shout("abc") + "d", Shout("x") == "x")
    print({Slug("a"): 1}[Slug("a")], hash(Slug("q")) == hash("q"), [c for c in Slug("ab")], TITLE, TITLE.words, bool(Name()), Name("%d-%s") % (1, "x"))
    print("b" in Name("abc"), Name("b") in "abc", Name("x").join(["1", "2"]), Name("a") in ["a", "b"], "a" == Name("a"), Name("ab") * 2, "-".join(Name("abc")))
    print(Name("{} {}").format(1, 2), Name("a,b").split(","), Name("abc").encode(), max(Name("b"), Name("c")), Name("x").isalpha(), int(Name("12")), float(Name("1.5")))


main()
