"""Reverse complements of DNA sequences in FASTA format, made here, written in lines of 60; prints a checksum of each.

    complement.py [ROUNDS [LINES]]
"""

import sys

COMPLEMENTS = dict(zip("ACGTUMRWSYKVHDBN", "TGCAAKYWSRMBDHVN"))


def make_fasta(seed, lines):
    text = []
    for record in range(3):
        text.append(f">record {record} of {seed}")
        for _ in range(lines):
            line = []
            for _ in range(60):
                seed = (seed * 1103515245 + 12345) % 2147483648
                line.append("ACGTUMRWSYKVHDBN"[seed >> 16 & 15])
            text.append("".join(line))
    return "\n".join(text) + "\n"


def parse(text):
    records = []
    header = None
    sequence = []
    for line in text.splitlines():
        if line.startswith(">"):
            if header is not None:
                records.append((header, "".join(sequence)))
            header = line[1:]
            sequence = []
        else:
            sequence.append(line)
    records.append((header, "".join(sequence)))
    return records


def reverse_complement(sequence):
    return "".join([COMPLEMENTS[letter] for letter in reversed(sequence)])


def wrapped(header, sequence, width=60):
    lines = [">" + header]
    for start in range(0, len(sequence), width):
        lines.append(sequence[start:start + width])
    return "\n".join(lines) + "\n"


def adler(text):
    a, b = 1, 0
    for character in text:
        a = (a + ord(character)) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 250
    lines = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    result = ""
    checksum = 0
    for i in range(rounds):
        text = make_fasta(i, lines)
        for header, sequence in parse(text):
            result = wrapped(header, reverse_complement(sequence))
            checksum ^= adler(result)
    print(result[:200])
    print(f"{checksum:08x}")


if __name__ == "__main__":
    main()

# bench rounds: 250
