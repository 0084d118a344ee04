"""MD5, as RFC 1321 has it, and SHA-1, as FIPS 180-4 has it."""

from math import sin

from rpython.rlib.rdigest.digest import Digest, bytes_of, low_first_bytes_of, low_first_words_of, words_of

_WORD = 0xFFFFFFFF
_FIRST = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
_SINES = [int(abs(sin(i + 1)) * 4294967296) for i in range(64)]
_SHIFTS = [count for row in ((7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21)) for _ in range(4) for count in row]
_PLACES = [(factor * i + first) % 16 for factor, first in ((1, 0), (5, 1), (3, 5), (7, 0)) for i in range(16)]
_SHA1_CONSTANTS = [0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6]


class MD5(Digest):
    name = 'md5'
    digest_size = 16
    block_size = 64

    def __init__(self):
        super().__init__()
        self._state = _FIRST[:]

    def _copied(self):
        other = MD5()
        other._state = self._state[:]
        return other

    def _finished(self):
        self._end_with_length(8, False)
        return low_first_bytes_of(self._state)

    def _block(self, data, place):
        words = low_first_words_of(data, place, 16)
        state = self._state
        a, b, c, d = state[0], state[1], state[2], state[3]
        for i in range(64):
            if i < 16:
                mixed = (b & c) | (~b & d)
            elif i < 32:
                mixed = (d & b) | (~d & c)
            elif i < 48:
                mixed = b ^ c ^ d
            else:
                mixed = c ^ (b | (~d & _WORD))
            mixed = (mixed + a + _SINES[i] + words[_PLACES[i]]) & _WORD
            count = _SHIFTS[i]
            a, d, c = d, c, b
            b = (b + ((mixed << count) & _WORD | mixed >> (32 - count))) & _WORD
        state[0] = (state[0] + a) & _WORD
        state[1] = (state[1] + b) & _WORD
        state[2] = (state[2] + c) & _WORD
        state[3] = (state[3] + d) & _WORD


class SHA1(Digest):
    name = 'sha1'
    digest_size = 20
    block_size = 64

    def __init__(self):
        super().__init__()
        self._state = _FIRST + [0xC3D2E1F0]

    def _copied(self):
        other = SHA1()
        other._state = self._state[:]
        return other

    def _finished(self):
        self._end_with_length(8, True)
        return bytes_of(self._state)

    def _block(self, data, place):
        words = words_of(data, place, 16)
        for i in range(16, 80):
            word = words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]
            words.append((word << 1) & _WORD | word >> 31)
        state = self._state
        a, b, c, d, e = state[0], state[1], state[2], state[3], state[4]
        for i in range(80):
            if i < 20:
                mixed = (b & c) | (~b & d)
            elif i < 40:
                mixed = b ^ c ^ d
            elif i < 60:
                mixed = (b & c) | (b & d) | (c & d)
            else:
                mixed = b ^ c ^ d
            mixed = ((a << 5) + (a >> 27) + mixed + e + _SHA1_CONSTANTS[i // 20] + words[i]) & _WORD
            a, b, c, d, e = mixed, a, (b << 30) & _WORD | b >> 2, c, d
        state[0] = (state[0] + a) & _WORD
        state[1] = (state[1] + b) & _WORD
        state[2] = (state[2] + c) & _WORD
        state[3] = (state[3] + d) & _WORD
        state[4] = (state[4] + e) & _WORD
