"""Texts that loops add to, in all ways that they are used meanwhile and afterwards."""


def joined(words):
    result = ""
    for word in words:
        result += word
    return result


def split(text):
    words = []
    word = ""
    for character in text:
        if character == " ":
            if word:
                words.append(word)
            word = ""
        else:
            word += character
    words.append(word)
    return words


def with_copies(words):
    seen = []
    result = "<"
    for word in words:
        before = result
        result += word
        seen.append(before)
        if len(result) > 6:
            result = before + "…"
    return result, seen


def twice(count):
    text = "ab"
    for _ in range(count):
        text += text
    return text


def two(words):
    left = right = "="
    for i, word in enumerate(words):
        if i % 2:
            left += word
        else:
            right += word + left[:1]
        left, right = right, left
    return left, right


def maybe(words):
    result = None
    for word in words:
        if result is None:
            result = word
        else:
            result += word
    return result


def none_or(given, words):
    text = given
    if words:
        text = text or ""
        for word in words:
            text += word
    return text


def unbound(words):
    for i, word in enumerate(words):
        if i == 0:
            text = "!"
        text += word
    return text


def wide(codes):
    text = ""
    for code in codes:
        text += chr(code)
        if code == 0x10348:
            text += "é"
    return text


def until_error(items):
    text = "sum:"
    try:
        for item in items:
            text += str(10 // item) + ","
    except ZeroDivisionError:
        text += "stopped"
    return text


def nested(rows):
    out = ""
    for row in rows:
        line = ""
        for cell in row:
            line += f"{cell:>3}"
        out += line + "\n"
    return out


def growing(count):
    text = ""
    while len(text) < count:
        text = text + "x" + str(len(text))
        if text.endswith("x9x"):
            return "found"
    return text


def parts():
    text = ""
    for i in range(5):
        text += str(i)
        yield text


def held(words):
    text = ""
    adders = []
    for word in words:
        text += word
        adders.append(lambda: text)
    return [adder() for adder in adders]


def unicode_bytes(words):
    data = b""
    for word in words:
        data += word.encode()
    return data


def main():
    words = ["one", "", "two", "three", "é", "日本", "x"]
    print(joined(words), joined([]) == "", repr(joined(["a"])))
    print(split("a bc  def "), split(""))
    print(with_copies(words))
    print(twice(0), twice(4))
    print(two(words))
    print(maybe(words), maybe([]), none_or(None, []), none_or("q", []), none_or(None, words), none_or("q", words))
    print(unbound(words))
    try:
        unbound([])
    except UnboundLocalError as error:
        print(error)
    print(wide([97, 255, 256, 0x10348, 98]), wide([97, 98]), wide([300]) == chr(300))
    print(until_error([1, 2, 0, 3]), until_error([5]))
    print(nested([[1, 2], [], [33]]), end="")
    print(growing(20), list(parts()), held(["a", "b"]), unicode_bytes(words))
    long = ""
    for i in range(20000):
        long += str(i % 10)
    print(len(long), hash(long) == hash("0123456789" * 2000), long[-3:], long == "0123456789" * 2000)
    print({joined(["k", "ey"]): 1}["key"])


if __name__ == "__main__":
    main()
