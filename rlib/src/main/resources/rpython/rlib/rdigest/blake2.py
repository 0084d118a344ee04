"""BLAKE2, as RFC 7693 has it, with what Python takes beside a key: a salt and a personalisation."""

from rpython.rlib.rarithmetic import intmask
from rpython.rlib.rdigest.digest import Digest, long_low_first_bytes_of, low_first_bytes_of, low_first_words_of
from rpython.rlib.rdigest.sha2 import FIRST_256, FIRST_512, rotated

_WORD = 0xFFFFFFFF

_ORDERS = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3], [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8], [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13], [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11], [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10], [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
# Which four words of the state each of the eight mixings of a round is of.
_MIXED = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]]


def _rotated_short(word, count):
    return word >> count | (word << (32 - count)) & _WORD


class Blake2(Digest):
    """With words of 64 bits (b), or of 32 (s). state: the words that it begins with."""

    def __init__(self, is_long, digest_size, state):
        super().__init__()
        self.name = 'blake2b' if is_long else 'blake2s'
        self.digest_size = digest_size
        self.block_size = 128 if is_long else 64
        self._is_long = is_long
        self._state = state
        self._taken = 0

    def _copied(self):
        other = Blake2(self._is_long, self.digest_size, self._state[:])
        other._taken = self._taken
        return other

    def _block(self, data, place):
        self._taken += self.block_size
        self._mix(data, place, False)

    def _finished(self):
        rest = self._rest
        self._taken += len(rest)
        self._mix(rest + bytes(self.block_size - len(rest)), 0, True)
        return (long_low_first_bytes_of(self._state) if self._is_long else low_first_bytes_of(self._state))[:self.digest_size]

    def _mix(self, data, place, is_last):
        state = self._state
        if self._is_long:
            halves = low_first_words_of(data, place, 32)
            words = [halves[i] | intmask(halves[i + 1] << 32) for i in range(0, 32, 2)]
            v = state + FIRST_512
            v[12] ^= self._taken
            if is_last:
                v[14] = ~v[14]
            for i in range(12):
                order = _ORDERS[i % 10]
                for k in range(8):
                    _mix_long(v, _MIXED[k], words[order[2 * k]], words[order[2 * k + 1]])
        else:
            words = low_first_words_of(data, place, 16)
            v = state + FIRST_256
            v[12] ^= self._taken & _WORD
            v[13] ^= (self._taken >> 32) & _WORD
            if is_last:
                v[14] ^= _WORD
            for i in range(10):
                order = _ORDERS[i]
                for k in range(8):
                    _mix_short(v, _MIXED[k], words[order[2 * k]], words[order[2 * k + 1]])
        for i in range(8):
            state[i] ^= v[i] ^ v[i + 8]


def _mix_long(v, places, x, y):
    a, b, c, d = places[0], places[1], places[2], places[3]
    v[a] = intmask(v[a] + v[b] + x)
    v[d] = rotated(v[d] ^ v[a], 32)
    v[c] = intmask(v[c] + v[d])
    v[b] = rotated(v[b] ^ v[c], 24)
    v[a] = intmask(v[a] + v[b] + y)
    v[d] = rotated(v[d] ^ v[a], 16)
    v[c] = intmask(v[c] + v[d])
    v[b] = rotated(v[b] ^ v[c], 63)


def _mix_short(v, places, x, y):
    a, b, c, d = places[0], places[1], places[2], places[3]
    v[a] = (v[a] + v[b] + x) & _WORD
    v[d] = _rotated_short(v[d] ^ v[a], 16)
    v[c] = (v[c] + v[d]) & _WORD
    v[b] = _rotated_short(v[b] ^ v[c], 12)
    v[a] = (v[a] + v[b] + y) & _WORD
    v[d] = _rotated_short(v[d] ^ v[a], 8)
    v[c] = (v[c] + v[d]) & _WORD
    v[b] = _rotated_short(v[b] ^ v[c], 7)


def blake2(is_long, digest_size, key, salt, person):
    """A new one. Raises ValueError for sizes that there are not."""
    most = 64 if is_long else 32
    if not 1 <= digest_size <= most:
        raise ValueError('digest_size must be between 1 and ' + str(most) + ' bytes')
    _check_length(key, most, 'key')
    _check_length(salt, most // 4, 'salt')
    _check_length(person, most // 4, 'person')
    quarter = most // 4
    block = bytes([digest_size, len(key), 1, 1]) + bytes(most // 2 - 4) + salt + bytes(quarter - len(salt)) + person + bytes(quarter - len(person))
    if is_long:
        halves = low_first_words_of(block, 0, 16)
        state = [FIRST_512[i] ^ (halves[2 * i] | intmask(halves[2 * i + 1] << 32)) for i in range(8)]
    else:
        words = low_first_words_of(block, 0, 8)
        state = [FIRST_256[i] ^ words[i] for i in range(8)]
    made = Blake2(is_long, digest_size, state)
    if len(key) > 0:
        made._take(key + bytes(made.block_size - len(key)))
    return made


def _check_length(data, most, what):
    if len(data) > most:
        raise ValueError('maximum ' + what + ' length is ' + str(most) + ' bytes')
