"""Inflate, for the module zlib: what is given in pieces is decoded as far as it goes, and each error is named as zlib does."""

import zlib

_MOST_BITS = 15
_QUICK_BITS = 9
_REACH = 32768
_END = 256
_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
_EXTRA_OF_LENGTHS = [0] * 8 + [n for n in range(1, 6) for _ in range(4)] + [0]
_BASES_OF_LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
_EXTRA_OF_DISTANCES = [0, 0] + [n for n in range(14) for _ in range(2)]
_BASES_OF_DISTANCES = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]

RAW = 0
ZLIB = 1
GZIP = 2
EITHER = 3

# What comes next.
_HEADER = 0
_BLOCK = 1
_STORED = 2
_SYMBOLS = 3
_TRAILER = 4
_DONE = 5


class Short(Exception):
    """What is given ends before the next step does."""


class _Codes:
    """A Huffman code: of short codes the symbol by the next bits, of others by counting."""

    def __init__(self, lengths):
        self.counts = [0] * (_MOST_BITS + 1)
        for length in lengths:
            self.counts[length] += 1
        starts = [0] * (_MOST_BITS + 2)
        for bits in range(1, _MOST_BITS + 1):
            starts[bits + 1] = starts[bits] + self.counts[bits]
        self.symbols = [0] * len(lengths)
        for symbol in range(len(lengths)):
            if lengths[symbol] > 0:
                self.symbols[starts[lengths[symbol]]] = symbol
                starts[lengths[symbol]] += 1
        self.quick = [0] * (1 << _QUICK_BITS)
        self.fill_quick()

    def fill_quick(self):
        """For each sequence of bits the symbol that it begins with, and behind it in four bits how many bits those are."""
        code = 0
        place = 0
        for bits in range(1, _QUICK_BITS + 1):
            for _ in range(self.counts[bits]):
                turned = 0
                for i in range(bits):
                    turned |= (code >> i & 1) << (bits - 1 - i)
                while turned < 1 << _QUICK_BITS:
                    self.quick[turned] = self.symbols[place] << 4 | bits
                    turned += 1 << bits
                code += 1
                place += 1
            code <<= 1

    def unused(self):
        """What is left of the longest codes; below 0 where there are too many."""
        left = 1
        for bits in range(1, _MOST_BITS + 1):
            left = (left << 1) - self.counts[bits]
            if left < 0:
                return left
        return left

    def is_usable(self):
        """Whether it is whole, or has one code of one bit, or none."""
        left = self.unused()
        return left == 0 or left > 0 and sum(self.counts[2:]) == 0


_STATIC = _Codes([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8)
_STATIC_DISTANCES = _Codes([5] * 32)


class Inflate:
    """A stream that is being decompressed."""

    def __init__(self, form, window_bits):
        self.form = form
        self.window_bits = window_bits
        self.state = _HEADER
        if form == RAW:
            self.state = _BLOCK
        self.given = b''
        self.position = 0
        self.held = 0
        self.held_bits = 0
        self.is_last = False
        self.stored = 0
        self.codes = _STATIC
        self.distances = _STATIC_DISTANCES
        # What has come out, behind what it may refer to.
        self.out = bytearray()
        self.start = 0
        self.most = -1
        self.rest_of_match = 0
        self.distance = 0
        self.checksum = 1
        self.total = 0
        self.has_failed = False

    def copy(self):
        made = Inflate(self.form, self.window_bits)
        made.state = self.state
        made.given = self.given
        made.position = self.position
        made.held = self.held
        made.held_bits = self.held_bits
        made.is_last = self.is_last
        made.stored = self.stored
        made.codes = self.codes
        made.distances = self.distances
        made.out = self.out[:]
        made.start = self.start
        made.rest_of_match = self.rest_of_match
        made.distance = self.distance
        made.checksum = self.checksum
        made.total = self.total
        return made

    def fail(self, message):
        raise zlib.error('Error -3 while decompressing data: ' + message)

    def add(self, data, most):
        """Decodes more, up to so many bytes if that is not negative; what comes out."""
        self.given = self.given[self.position:] + data
        self.position = 0
        self.forget()
        self.most = most
        while self.state != _DONE and not self.is_enough():
            position = self.position
            held = self.held
            held_bits = self.held_bits
            try:
                self.step()
            except Short:
                self.position = position
                self.held = held
                self.held_bits = held_bits
                break
        self.check(bytes(self.out[self.start:]))
        if self.state == _TRAILER:
            self.end()
        return bytes(self.out[self.start:])

    def forget(self):
        """Keeps what later matches may refer to."""
        if len(self.out) > _REACH:
            self.out = self.out[-_REACH:]
        self.start = len(self.out)

    def is_enough(self):
        """Whether no more may come out. What ends the stream makes nothing come out."""
        return self.state == _TRAILER or 0 <= self.most <= len(self.out) - self.start and (self.rest_of_match > 0 or not self.is_at_end())

    def is_at_end(self):
        """Whether the next symbol ends a block, or a block comes next."""
        if self.state != _SYMBOLS:
            return self.state != _STORED or self.stored == 0
        position = self.position
        held = self.held
        held_bits = self.held_bits
        try:
            symbol = self.symbol(self.codes, 'invalid literal/length code')
        except Short:
            symbol = 0
        self.position = position
        self.held = held
        self.held_bits = held_bits
        return symbol == _END

    def is_done(self):
        return self.state == _DONE

    def rest(self):
        """What is given and not decoded, for whoever gives it again."""
        rest = self.given[self.position:]
        self.given = b''
        self.position = 0
        return rest

    # Bits

    def need(self, bits):
        while self.held_bits < bits:
            if self.position >= len(self.given):
                raise Short()
            self.held |= self.given[self.position] << self.held_bits
            self.position += 1
            self.held_bits += 8

    def bits(self, count):
        self.need(count)
        value = self.held & (1 << count) - 1
        self.held >>= count
        self.held_bits -= count
        return value

    def skip_to_byte(self):
        self.held >>= self.held_bits & 7
        self.held_bits &= ~7

    def symbol(self, codes, complaint):
        while self.held_bits < _MOST_BITS and self.position < len(self.given):
            self.held |= self.given[self.position] << self.held_bits
            self.position += 1
            self.held_bits += 8
        entry = codes.quick[self.held & (1 << _QUICK_BITS) - 1]
        length = entry & 15
        if entry != 0 and length <= self.held_bits:
            self.held >>= length
            self.held_bits -= length
            return entry >> 4
        return self.long_symbol(codes, complaint)

    def long_symbol(self, codes, complaint):
        code = 0
        first = 0
        place = 0
        for length in range(1, _MOST_BITS + 1):
            if length > self.held_bits:
                raise Short()
            code |= self.held >> length - 1 & 1
            count = codes.counts[length]
            if code - count < first:
                self.held >>= length
                self.held_bits -= length
                return codes.symbols[place + code - first]
            place += count
            first = first + count << 1
            code <<= 1
        self.fail(complaint)

    # Steps

    def step(self):
        if self.rest_of_match > 0:
            self.copy_match()
        elif self.state == _SYMBOLS:
            self.step_of_symbols()
        elif self.state == _STORED:
            self.step_of_stored()
        elif self.state == _BLOCK:
            self.begin_block()
        else:
            self.begin()

    def begin(self):
        self.need(16)
        if self.form != ZLIB and self.held & 0xFFFF == 0x8B1F:
            self.begin_gzip()
            self.form = GZIP
            self.checksum = 0
        else:
            if self.form == GZIP or ((self.held & 0xFF) << 8 | self.held >> 8 & 0xFF) % 31 != 0:
                self.fail('incorrect header check')
            if self.bits(4) != 8:
                self.fail('unknown compression method')
            bits = self.bits(4) + 8
            if bits > 15 or bits > self.window_bits:
                self.fail('invalid window size')
            if self.bits(8) & 0x20:
                raise zlib.error('Error 2 while decompressing data')
            self.form = ZLIB
        self.state = _BLOCK

    def begin_gzip(self):
        self.bits(16)
        if self.bits(8) != 8:
            self.fail('unknown compression method')
        flags = self.bits(8)
        if flags & 0xE0:
            self.fail('unknown header flags set')
        self.bits(32)
        self.bits(16)
        if flags & 4:
            for _ in range(self.bits(16)):
                self.bits(8)
        for flag in (8, 16):
            if flags & flag:
                while self.bits(8) != 0:
                    pass
        if flags & 2:
            self.bits(16)

    def begin_block(self):
        if self.is_last:
            self.skip_to_byte()
            self.state = _TRAILER
            return
        is_last = self.bits(1) == 1
        kind = self.bits(2)
        if kind == 0:
            self.begin_stored()
        elif kind == 1:
            self.codes = _STATIC
            self.distances = _STATIC_DISTANCES
            self.state = _SYMBOLS
        elif kind == 2:
            self.read_codes()
            self.state = _SYMBOLS
        else:
            self.fail('invalid block type')
        self.is_last = is_last

    def begin_stored(self):
        self.skip_to_byte()
        length = self.bits(16)
        if length != self.bits(16) ^ 0xFFFF:
            self.fail('invalid stored block lengths')
        self.stored = length
        self.state = _STORED

    def read_codes(self):
        literals = self.bits(5) + 257
        distances = self.bits(5) + 1
        shown = self.bits(4) + 4
        if literals > 286 or distances > 30:
            self.fail('too many length or distance symbols')
        lengths = [0] * 19
        for i in range(shown):
            lengths[_ORDER[i]] = self.bits(3)
        codes = _Codes(lengths)
        if sum(lengths) == 0:
            # A bit stands for nothing each time.
            for _ in range(literals + distances):
                self.bits(1)
            self.fail('invalid code -- missing end-of-block')
        if codes.unused() != 0:
            self.fail('invalid code lengths set')
        lengths = self.read_lengths(codes, literals + distances)
        if lengths[_END] == 0:
            self.fail('invalid code -- missing end-of-block')
        of_literals = _Codes(lengths[:literals])
        if not of_literals.is_usable():
            self.fail('invalid literal/lengths set')
        of_distances = _Codes(lengths[literals:])
        if not of_distances.is_usable():
            self.fail('invalid distances set')
        self.codes = of_literals
        self.distances = of_distances

    def read_lengths(self, codes, count):
        lengths = []
        while len(lengths) < count:
            symbol = self.symbol(codes, 'invalid bit length repeat')
            if symbol < 16:
                lengths.append(symbol)
            else:
                self.add_repeated(lengths, symbol, count)
        return lengths

    def add_repeated(self, lengths, symbol, count):
        repeated = 0
        if symbol == 16:
            if len(lengths) == 0:
                self.fail('invalid bit length repeat')
            repeated = lengths[-1]
            times = self.bits(2) + 3
        elif symbol == 17:
            times = self.bits(3) + 3
        else:
            times = self.bits(7) + 11
        if len(lengths) + times > count:
            self.fail('invalid bit length repeat')
        for _ in range(times):
            lengths.append(repeated)

    def step_of_stored(self):
        """Some bytes as they are, those first that were read with the bits before."""
        while self.stored > 0 and self.held_bits > 0 and not self.is_full():
            self.out.append(self.bits(8))
            self.stored -= 1
        count = min(self.stored, len(self.given) - self.position)
        if self.most >= 0:
            count = min(count, self.most - (len(self.out) - self.start))
        self.out.extend(self.given[self.position:self.position + count])
        self.position += count
        self.stored -= count
        if self.stored == 0:
            self.state = _BLOCK
        elif not self.is_full():
            # What was taken stays taken.
            self.held = 0
            self.held_bits = 0
            self.given = b''
            self.position = 0
            raise Short()

    def is_full(self):
        return 0 <= self.most <= len(self.out) - self.start

    def step_of_symbols(self):
        symbol = self.symbol(self.codes, 'invalid literal/length code')
        if symbol < _END:
            self.out.append(symbol)
        elif symbol == _END:
            self.state = _BLOCK
        else:
            self.begin_match(symbol - 257)

    def begin_match(self, code):
        if code >= len(_BASES_OF_LENGTHS):
            self.fail('invalid literal/length code')
        length = _BASES_OF_LENGTHS[code] + self.bits(_EXTRA_OF_LENGTHS[code])
        code = self.symbol(self.distances, 'invalid distance code')
        if code >= len(_BASES_OF_DISTANCES):
            self.fail('invalid distance code')
        distance = _BASES_OF_DISTANCES[code] + self.bits(_EXTRA_OF_DISTANCES[code])
        if distance > len(self.out) or distance > 1 << self.window_bits:
            self.fail('invalid distance too far back')
        self.distance = distance
        self.rest_of_match = length
        self.copy_match()

    def copy_match(self):
        out = self.out
        count = self.rest_of_match
        if self.most >= 0:
            count = min(count, self.most - (len(out) - self.start))
        place = len(out) - self.distance
        for i in range(place, place + count):
            out.append(out[i])
        self.rest_of_match -= count

    # The end

    def check(self, data):
        self.total += len(data)
        if self.form == ZLIB:
            self.checksum = zlib.adler32(data, self.checksum)
        elif self.form == GZIP:
            self.checksum = zlib.crc32(data, self.checksum)

    def end(self):
        position = self.position
        held = self.held
        held_bits = self.held_bits
        try:
            self.check_trailer()
        except Short:
            self.position = position
            self.held = held
            self.held_bits = held_bits
            return
        self.position -= self.held_bits >> 3
        self.state = _DONE

    def check_trailer(self):
        if self.form == ZLIB:
            found = 0
            for _ in range(4):
                found = found << 8 | self.bits(8)
            if found != self.checksum:
                self.fail('incorrect data check')
        elif self.form == GZIP:
            if self.bits(32) != self.checksum:
                self.fail('incorrect data check')
            if self.bits(32) != self.total & 0xFFFFFFFF:
                self.fail('incorrect length check')
