"""What all digests have in common: bytes are taken in blocks, and a copy is padded when it is asked for what they amount to."""


class Digest:
    """A digest of the bytes taken so far. Below it, name, digest_size and block_size (in bytes) are attributes of each class or instance."""

    def __init__(self):
        self._rest = b''
        self._length = 0

    def update(self, data, /):
        """Takes more bytes: bytes, a bytearray or a memoryview."""
        if isinstance(data, str):
            raise TypeError('Strings must be encoded before hashing')
        self._take(bytes(data))

    update._annspecialcase_ = 'specialize:argtype(1)'

    def _take(self, data):
        self._length += len(data)
        rest = self._rest + data if len(self._rest) > 0 else data
        size = self.block_size
        place = 0
        # The last block waits, as some digests do something else with it.
        while place + size < len(rest):
            self._block(rest, place)
            place += size
        self._rest = rest[place:]

    def _block(self, data, place):
        """Mixes the block in that begins at a place."""
        raise NotImplementedError

    def _finished(self):
        """Takes what ends the bytes, and returns the digest."""
        raise NotImplementedError

    def _copied(self):
        """One of the same class and state but for what this class knows of it."""
        raise NotImplementedError

    def copy(self):
        other = self._copied()
        other._rest = self._rest
        other._length = self._length
        return other

    def digest(self):
        return self.copy()._finished()

    def hexdigest(self):
        return self.digest().hex()

    def _end_with_length(self, length_size, is_big):
        """Takes a byte 128, as many zeros as fill a block up to the length, and the length in bits."""
        rest = self._rest + b'\x80'
        rest += bytes(-(len(rest) + length_size) % self.block_size) + (self._length * 8).to_bytes(length_size, 'big' if is_big else 'little')
        for place in range(0, len(rest), self.block_size):
            self._block(rest, place)


def words_of(data, place, count):
    """Numbers of 32 bits, the highest byte first."""
    return [data[i] << 24 | data[i + 1] << 16 | data[i + 2] << 8 | data[i + 3] for i in range(place, place + 4 * count, 4)]


def low_first_words_of(data, place, count):
    """The same, the lowest byte first."""
    return [data[i] | data[i + 1] << 8 | data[i + 2] << 16 | data[i + 3] << 24 for i in range(place, place + 4 * count, 4)]


def bytes_of(words):
    return bytes([(word >> place) & 255 for word in words for place in (24, 16, 8, 0)])


def low_first_bytes_of(words):
    return bytes([(word >> place) & 255 for word in words for place in (0, 8, 16, 24)])


def long_low_first_bytes_of(words):
    """Of words of 64 bits."""
    return bytes([(word >> place) & 255 for word in words for place in (0, 8, 16, 24, 32, 40, 48, 56)])
