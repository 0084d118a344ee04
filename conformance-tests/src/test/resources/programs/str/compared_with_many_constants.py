"""A text that is compared with constants, one after the other: by elif, match, membership; of all lengths and widths."""


def by_elif(word):
    if word == "":
        return 0
    elif word == "a":
        return 1
    elif word == "b":
        return 2
    elif word == "ab":
        return 3
    elif word == "12345678":
        return 4
    elif word == "12345679":
        return 5
    elif word == "123456789":
        return 6
    elif word == "abcdefghijklmnopq":
        return 7
    elif word == "abcdefghijklmnopr":
        return 8
    elif word == "abcdefghXjklmnopq":
        return 9
    elif word == "a":
        return 10
    elif word == "\xe9t\xe9":
        return 11
    elif word == "\xff\xff\xff\xff\xff\xff\xff\xff":
        return 12
    elif word == "a\0":
        return 13
    elif word == "\0":
        return 14
    elif word == "\u20ac":
        return 15
    elif word == "after":
        return 16
    return -1


def by_match(word):
    match word:
        case "push" | "pull":
            return "move"
        case "add" | "sub" | "mul":
            return "compute"
        case "\u4e2d":
            return "wide"
        case "halt":
            return "end"
        case other:
            return other.upper()


def by_membership(word):
    return word in ("red", "green", "blue", "black"), word not in ("x", "y", "z"), word in ["one", "two", "three"]


def perhaps(word):
    if word == "one":
        return 1
    if word == "two":
        return 2
    if word == "three":
        return 3
    if word is None:
        return 0
    return len(word)


def loop(words):
    counts = [0, 0, 0, 0]
    for word in words:
        if word == "left":
            counts[0] += 1
        elif word == "right":
            counts[1] += 1
        elif "up" == word:
            counts[2] += 1
        elif word != "down":
            continue
        else:
            counts[3] += 1
    return counts


def main():
    known = ["", "a", "b", "ab", "12345678", "12345679", "123456789", "abcdefghijklmnopq", "abcdefghijklmnopr", "abcdefghXjklmnopq",
             "\xe9t\xe9", "\xff" * 8, "a\0", "\0", "\u20ac", "after"]
    for word in known:
        copied = "".join(list(word))
        print(ascii(word), by_elif(word), by_elif(copied), by_elif(copied + "x"), by_elif(word[:-1]))
    for word in ["c", "aa", "ba", "1234567x", "abcdefghijklmnopx", "\u20ac" * 2, "a\u20ac", "after\u20ac"[:5], "\xffa"]:
        print(ascii(word), by_elif(word))
    for word in "push pull add sub mul halt nothing \u4e2d \u4e2d\u4e2d".split():
        print(ascii(by_match(word)), end=" ")
    print()
    for word in "red green blue black x y z one three".split():
        print(word, by_membership(word))
    print([perhaps(word) for word in ("one", "two", "three", None, "four", "tw" + "o"[:1])])
    print(loop("left right up down left ri right up upp".split()))


if __name__ == "__main__":
    main()
