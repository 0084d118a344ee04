"""What unicodedata knows of characters, and texts in normal forms."""

import unicodedata


def strip_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")


def slug(text):
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    return "-".join(text.lower().split())


def main():
    for c in "aé1 ß€Ω中\u0301½(\U0001F600":
        print(ascii(c), unicodedata.category(c), unicodedata.combining(c), unicodedata.bidirectional(c), unicodedata.east_asian_width(c),
              unicodedata.mirrored(c), unicodedata.numeric(c, -1), unicodedata.digit(c, None), unicodedata.decimal(c, -1))
    print(strip_accents("Crème Brûlée à l'école"), slug("Ångström  Œuvre ﬁn №5"))
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        for text in ("e\u0301", "\u1e9b\u0323", "한글", "\u1112\u1161\u11ab", "q\u0307\u0323", "ﬁ²", "\u0958", "plain"):
            made = unicodedata.normalize(form, text)
            print(form, ascii(text), ascii(made), unicodedata.is_normalized(form, text))
    print(unicodedata.name("é"), unicodedata.lookup("GREEK SMALL LETTER ALPHA"), unicodedata.unidata_version)
    for wrong in (lambda: unicodedata.numeric("x"), lambda: unicodedata.normalize("NFX", "é"), lambda: unicodedata.digit("½")):
        try:
            wrong()
        except ValueError as e:
            print(e)


if __name__ == "__main__":
    main()
