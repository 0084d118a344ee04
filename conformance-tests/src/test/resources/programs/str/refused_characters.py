"""Characters that an encoding lacks are told of together."""


def main(argv):
    for text in ("日本語", "a日b", "a日本", "é", "éé", "\ud800", "a\udc00\ud800b"):
        for codec in ("ascii", "latin-1", "utf-8"):
            try:
                print(text.encode(codec))
            except UnicodeEncodeError as e:
                print(e)


if __name__ == "__main__":
    main([])
