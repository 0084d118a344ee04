"""Text and dictionaries: makes a text, splits it into words, counts them, and sorts the counts.

    words.py [ROUNDS [COUNT]]
"""

SYLLABLES = ["ba", "ke", "li", "mo", "nu", "pra", "ste", "tion", "ur", "zen"]


class Generator:
    """A linear congruential generator."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % limit


def make_text(generator, count):
    words = []
    for _ in range(count):
        parts = []
        for _ in range(1 + generator.below(3)):
            parts.append(SYLLABLES[generator.below(len(SYLLABLES))])
        words.append("".join(parts))
    return " ".join(words)


def count_words(text):
    counts = {}
    for word in text.split(" "):
        counts[word] = counts.get(word, 0) + 1
    return counts


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 10
    count = int(argv[2]) if len(argv) > 2 else 20000
    generator = Generator(42)
    total = 0
    best = ""
    for _ in range(rounds):
        counts = count_words(make_text(generator, count))
        ordered = sorted(counts, key=lambda word: (-counts[word], word))
        best = ordered[0]
        total += len(ordered) + counts[best]
    print(f"{rounds} rounds of {count}: {total}, last best {best}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 120
