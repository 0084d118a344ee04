"""Primes up to a limit by the sieve of Eratosthenes; their number, twins, and the widest gap.

    sieve.py [ROUNDS [LIMIT]]
"""

import sys


def primes_up_to(limit):
    is_prime = [True] * (limit + 1)
    is_prime[0] = is_prime[1] = False
    i = 2
    while i * i <= limit:
        if is_prime[i]:
            for multiple in range(i * i, limit + 1, i):
                is_prime[multiple] = False
        i += 1
    return [i for i, prime in enumerate(is_prime) if prime]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else 1000000
    total = twins = widest = 0
    for extra in range(rounds):
        primes = primes_up_to(limit + extra)
        total += len(primes)
        for lower, upper in zip(primes, primes[1:]):
            gap = upper - lower
            if gap == 2:
                twins += 1
            if gap > widest:
                widest = gap
    print(f"{total} primes, {twins} twins, widest gap {widest}")


if __name__ == "__main__":
    main()

# bench rounds: 30
