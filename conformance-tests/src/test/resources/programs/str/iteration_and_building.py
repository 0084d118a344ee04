"""Text taken apart and put together."""


def is_palindrome(text):
    letters = [c.lower() for c in text if c.isalpha()]
    return letters == letters[::-1]


def caesar(text, shift):
    result = ""
    for c in text:
        if "a" <= c <= "z":
            result += chr((ord(c) - ord("a") + shift) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            result += chr((ord(c) - ord("A") + shift) % 26 + ord("A"))
        else:
            result += c
    return result


def run_lengths(text):
    runs = []
    for c in text:
        if runs and runs[-1][0] == c:
            runs[-1] = (c, runs[-1][1] + 1)
        else:
            runs.append((c, 1))
    return "".join([c + str(count) if count > 1 else c for c, count in runs])


def main(argv):
    print(is_palindrome("A man, a plan, a canal: Panama"), is_palindrome("hello"))
    print(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3))
    print(repr(run_lengths("aaabccdddd")), repr(run_lengths("")))
    counts = {}
    for c in "mississippi":
        counts[c] = counts.get(c, 0) + 1
    print(counts, sorted(set("mississippi")), list("abc"), tuple("xy"))
    for index, c in enumerate("ab\u00e9"):
        print(index, c, end=";")
    print()
    print("ab" * 3, "-" * 0, repr("x" * -1), 2 * "yz")
    print([a + b for a, b in zip("abc", "xyz")], "".join(reversed("abc")), max("hello"), min("hello"))
    text = "x"
    for _ in range(5):
        text += text
    print(len(text), text == "x" * 32)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
