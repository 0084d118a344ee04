"""Variables of the top level that keep iterators which functions return: how far these have come, only the run tells."""

import csv
import heapq
import re


def tokenize(text):
    return iter(text.split())


def pairs(items, with_numbers):
    if with_numbers:
        return enumerate(items)
    return pairs([item.upper() for item in items], True)


def nested(tokens):
    found = []
    for token in tokens:
        if token == ")":
            return found
        found.append(nested(tokens) if token == "(" else token)
    return found


tokens = tokenize("a ( b ( c ) ) d")
numbered = pairs(["x", "y"], False)
words = re.finditer(r"\w+", "one two")
rows = csv.reader(["1,2", "3,4"])
merged = heapq.merge([1, 4], [2, 3])
held = [tokenize("p q"), tokenize("r")]

print(next(tokens), nested(tokens), next(tokens, "end"))
for number, word in numbered:
    print(number, word)
print([word.group() for word in words], list(rows), list(merged), list(merged))
print([next(one) for one in held], [list(one) for one in held])
