"""SHA-224, SHA-256, SHA-384 and SHA-512, as FIPS 180-4 has them: the constants are the first bits behind the point of roots of the first primes."""

from rpython.rlib.rarithmetic import intmask
from rpython.rlib.rdigest.digest import Digest, bytes_of, words_of

_WORD = 0xFFFFFFFF


def _root_fraction(number, power):
    """The first 64 bits behind the point of a root."""
    low, high = 0, number << 64
    while low < high:
        middle = (low + high + 1) >> 1
        if middle ** power <= number << 64 * power:
            low = middle
        else:
            high = middle - 1
    return low % 2 ** 64


_PRIMES = [number for number in range(2, 410) if all(number % divisor for divisor in range(2, number))]
_SQUARE_ROOTS = [_root_fraction(prime, 2) for prime in _PRIMES[:16]]
_CUBE_ROOTS = [_root_fraction(prime, 3) for prime in _PRIMES]
_FIRST_224 = [root & _WORD for root in _SQUARE_ROOTS[8:]]
FIRST_256 = [root >> 32 for root in _SQUARE_ROOTS[:8]]
_FIRST_384 = [intmask(root) for root in _SQUARE_ROOTS[8:]]
FIRST_512 = [intmask(root) for root in _SQUARE_ROOTS[:8]]
_CONSTANTS_256 = [root >> 32 for root in _CUBE_ROOTS[:64]]
_CONSTANTS_512 = [intmask(root) for root in _CUBE_ROOTS]


def _rotated(word, count):
    return word >> count | (word << (32 - count)) & _WORD


class _Words(Digest):
    """A digest whose state are words."""

    def __init__(self, name, digest_size, state):
        super().__init__()
        self.name = name
        self.digest_size = digest_size
        self._state = state


class SHA256(_Words):
    block_size = 64

    def _copied(self):
        return SHA256(self.name, self.digest_size, self._state[:])

    def _finished(self):
        self._end_with_length(8, True)
        return bytes_of(self._state)[:self.digest_size]

    def _block(self, data, place):
        words = words_of(data, place, 16)
        for i in range(16, 64):
            early = words[i - 15]
            late = words[i - 2]
            words.append((words[i - 16] + (_rotated(early, 7) ^ _rotated(early, 18) ^ early >> 3) + words[i - 7] + (_rotated(late, 17) ^ _rotated(late, 19) ^ late >> 10)) & _WORD)
        state = self._state
        a, b, c, d, e, f, g, h = state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
        for i in range(64):
            added = h + (_rotated(e, 6) ^ _rotated(e, 11) ^ _rotated(e, 25)) + ((e & f) ^ (~e & g)) + _CONSTANTS_256[i] + words[i]
            more = (_rotated(a, 2) ^ _rotated(a, 13) ^ _rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
            a, b, c, d, e, f, g, h = (added + more) & _WORD, a, b, c, (d + added) & _WORD, e, f, g
        for i, word in enumerate((a, b, c, d, e, f, g, h)):
            state[i] = (state[i] + word) & _WORD


def shifted(word, count):
    """Of a word of 64 bits without a sign."""
    return (word >> count) & ~(-1 << (64 - count))


def rotated(word, count):
    """To the right, of a word of 64 bits."""
    return shifted(word, count) | intmask(word << (64 - count))


def long_bytes_of(words):
    """Of words of 64 bits, the highest byte first."""
    return bytes([(word >> place) & 255 for word in words for place in (56, 48, 40, 32, 24, 16, 8, 0)])


class SHA512(_Words):
    block_size = 128

    def _copied(self):
        return SHA512(self.name, self.digest_size, self._state[:])

    def _finished(self):
        self._end_with_length(16, True)
        return long_bytes_of(self._state)[:self.digest_size]

    def _block(self, data, place):
        halves = words_of(data, place, 32)
        words = [intmask(halves[i] << 32) | halves[i + 1] for i in range(0, 32, 2)]
        for i in range(16, 80):
            early = words[i - 15]
            late = words[i - 2]
            words.append(intmask(words[i - 16] + (rotated(early, 1) ^ rotated(early, 8) ^ shifted(early, 7)) + words[i - 7] + (rotated(late, 19) ^ rotated(late, 61) ^ shifted(late, 6))))
        state = self._state
        a, b, c, d, e, f, g, h = state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
        for i in range(80):
            added = intmask(h + (rotated(e, 14) ^ rotated(e, 18) ^ rotated(e, 41)) + ((e & f) ^ (~e & g)) + _CONSTANTS_512[i] + words[i])
            more = intmask((rotated(a, 28) ^ rotated(a, 34) ^ rotated(a, 39)) + ((a & b) ^ (a & c) ^ (b & c)))
            a, b, c, d, e, f, g, h = intmask(added + more), a, b, c, intmask(d + added), e, f, g
        for i, word in enumerate((a, b, c, d, e, f, g, h)):
            state[i] = intmask(state[i] + word)


def sha224():
    return SHA256('sha224', 28, _FIRST_224[:])


def sha256():
    return SHA256('sha256', 32, FIRST_256[:])


def sha384():
    return SHA512('sha384', 48, _FIRST_384[:])


def sha512():
    return SHA512('sha512', 64, FIRST_512[:])
