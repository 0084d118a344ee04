"""SHA-3 and SHAKE, as FIPS 202 has them."""

from rpython.rlib.rarithmetic import intmask
from rpython.rlib.rdigest.digest import Digest, long_low_first_bytes_of, low_first_words_of
from rpython.rlib.rdigest.sha2 import rotated


def _round_constants():
    """Made by a shift register with feedback, bits at places 0, 1, 3, 7, 15, 31 and 63."""
    register = 1
    constants = []
    for _ in range(24):
        constant = 0
        for i in range(7):
            if register & 1:
                constant |= 1 << (2 ** i - 1)
            register <<= 1
            if register & 256:
                register ^= 0x171
        constants.append(intmask(constant))
    return constants


def _rotations():
    """For each lane x + 5 * y: by how much it is rotated to the right, and to which lane it goes."""
    counts, places = [0] * 25, [0] * 25
    x, y = 1, 0
    for i in range(24):
        counts[x + 5 * y] = -((i + 1) * (i + 2) // 2) % 64
        x, y = y, (2 * x + 3 * y) % 5
    for x in range(5):
        for y in range(5):
            places[x + 5 * y] = y + 5 * ((2 * x + 3 * y) % 5)
    return counts, places


_ROUND_CONSTANTS = _round_constants()
_COUNTS, _TARGETS = _rotations()


def _permuted(lanes):
    mixed = [0] * 25
    for constant in _ROUND_CONSTANTS:
        columns = [lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20] for x in range(5)]
        for i in range(25):
            x = i % 5
            lane = lanes[i] ^ columns[(x + 4) % 5] ^ rotated(columns[(x + 1) % 5], 63)
            mixed[_TARGETS[i]] = lane if _COUNTS[i] == 0 else rotated(lane, _COUNTS[i])
        for i in range(25):
            row = i - i % 5
            lanes[i] = mixed[i] ^ (~mixed[row + (i + 1) % 5] & mixed[row + (i + 2) % 5])
        lanes[0] ^= constant


class Keccak(Digest):
    """ending: the first byte behind the data, which tells the functions apart."""

    def __init__(self, name, digest_size, block_size, ending):
        super().__init__()
        self.name = name
        self.digest_size = digest_size
        self.block_size = block_size
        self._ending = ending
        self._lanes = [0] * 25

    def _copied(self):
        other = self._alike()
        other._lanes = self._lanes[:]
        return other

    def _alike(self):
        return Keccak(self.name, self.digest_size, self.block_size, self._ending)

    def _block(self, data, place):
        lanes = self._lanes
        words = low_first_words_of(data, place, self.block_size // 4)
        for i in range(self.block_size // 8):
            lanes[i] ^= words[2 * i] | intmask(words[2 * i + 1] << 32)
        _permuted(lanes)

    def _finished(self):
        return self._squeezed(self.digest_size)

    def _squeezed(self, size):
        rest = self._rest
        if len(rest) == self.block_size:
            self._block(rest, 0)
            rest = b''
        last = bytearray(self.block_size)
        for i in range(len(rest)):
            last[i] = rest[i]
        last[len(rest)] ^= self._ending
        last[self.block_size - 1] ^= 128
        self._block(bytes(last), 0)
        output = long_low_first_bytes_of(self._lanes)[:self.block_size]
        while len(output) < size:
            _permuted(self._lanes)
            output += long_low_first_bytes_of(self._lanes)[:self.block_size]
        return output[:size]


class Shake(Keccak):
    """A digest of any length."""

    def _alike(self):
        return Shake(self.name, self.digest_size, self.block_size, self._ending)

    def digest(self, length, /):
        other = self._copied()
        other._rest = self._rest
        return other._squeezed(length)

    def hexdigest(self, length, /):
        return self.digest(length).hex()


def sha3(bits):
    return Keccak('sha3_' + str(bits), bits // 8, 200 - bits // 4, 6)


def shake(bits):
    return Shake('shake_' + str(bits), 0, 200 - bits // 4, 0x1F)
