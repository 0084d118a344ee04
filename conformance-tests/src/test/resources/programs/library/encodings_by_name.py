"""codecs with encodings whose names are constants."""
import codecs
import os
import tempfile


def main():
    print(codecs.encode("Hello, World", "rot13"), codecs.decode("Uryyb", "rot_13"), codecs.encode("é"), codecs.decode(b"\xc3\xa9", "utf-8"), codecs.encode(b"ab", "hex"), codecs.decode(b"6162", "hex"), codecs.encode("é", "ascii", "replace"), codecs.encode(b"abc", "base64"))
    print(codecs.BOM_UTF8, codecs.BOM_UTF16_LE)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "text.txt")
        with codecs.open(path, "w", encoding="utf-8") as o:
            o.write("naïve\r\ntext\n")
        with codecs.open(path, "r", "utf-8") as o:
            print(repr(o.read()))
        with codecs.open(path, encoding="latin-1") as o:
            for line in o: print(repr(line))
        try:
            codecs.decode(b"\xff", "utf-8")
        except UnicodeDecodeError as e:
            print(e)


if __name__ == "__main__":
    main()
