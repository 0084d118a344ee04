"""Loops over lists of numbers: the sieve of Eratosthenes, and the product of two matrices.

    arrays.py [ROUNDS [SIZE]]
"""


def count_primes(limit):
    composite = [False] * (limit + 1)
    count = 0
    for candidate in range(2, limit + 1):
        if not composite[candidate]:
            count += 1
            for multiple in range(candidate * candidate, limit + 1, candidate):
                composite[multiple] = True
    return count


def matrix(size, seed):
    rows = []
    for i in range(size):
        row = [0] * size
        for j in range(size):
            row[j] = (i * seed + j * 7) % 101
        rows.append(row)
    return rows


def product(left, right):
    size = len(left)
    result = []
    for i in range(size):
        row = left[i]
        line = [0] * size
        for j in range(size):
            total = 0
            for k in range(size):
                total += row[k] * right[k][j]
            line[j] = total
        result.append(line)
    return result


def checksum(rows):
    total = 0
    for row in rows:
        for value in row:
            total = (total * 31 + value) & 0xFFFFFFFF
    return total


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 10
    size = int(argv[2]) if len(argv) > 2 else 100
    primes = 0
    total = 0
    for i in range(rounds):
        primes += count_primes(size * 1000)
        total ^= checksum(product(matrix(size, i + 3), matrix(size, i + 5)))
    print(f"{rounds} rounds of {size}: {primes} primes, checksum {total}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 50
