"""K-nucleotides: makes a DNA sequence by chance, and counts the frequencies of its pieces of several lengths.

    nucleotides.py [ROUNDS [LENGTH]]
"""

import sys

WANTED = ["GGT", "GGTA", "GGTATT", "GGTATTTTAATT", "GGTATTTTAATTTATAGT"]


class Random:
    IM = 139968
    IA = 3877
    IC = 29573

    def __init__(self, seed=42):
        self.seed = seed

    def next(self):
        self.seed = (self.seed * self.IA + self.IC) % self.IM
        return self.seed / self.IM


def random_sequence(random, length, table):
    letters = []
    for _ in range(length):
        r = random.next()
        for letter, probability in table:
            if r < probability:
                letters.append(letter)
                break
            r -= probability
    return "".join(letters)


def count_pieces(sequence, length):
    counts = {}
    for start in range(len(sequence) - length + 1):
        piece = sequence[start:start + length]
        if piece in counts:
            counts[piece] += 1
        else:
            counts[piece] = 1
    return counts


def print_frequencies(sequence, length):
    counts = count_pieces(sequence, length)
    total = sum(counts.values())
    for piece, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        print(f"{piece} {count * 100.0 / total:.3f}")
    print()


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    length = int(sys.argv[2]) if len(sys.argv) > 2 else 50000
    random = Random()
    table = [("A", 0.3029549426680), ("C", 0.1979883004921), ("G", 0.1975473066391), ("T", 0.3016094502008)]
    found = [0] * len(WANTED)
    sequence = "GGTATT"
    for _ in range(rounds):
        sequence = random_sequence(random, length, table)
        for i, piece in enumerate(WANTED):
            found[i] += count_pieces(sequence, len(piece)).get(piece, 0)
    print_frequencies(sequence, 1)
    print_frequencies(sequence, 2)
    for piece, count in zip(WANTED, found):
        print(f"{count}\t{piece}")


if __name__ == "__main__":
    main()

# bench rounds: 50
