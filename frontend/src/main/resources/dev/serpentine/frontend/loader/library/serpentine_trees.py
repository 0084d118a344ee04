"""What deflate writes: blocks of symbols, each with Huffman codes of its own, with the fixed ones, or as the bytes are, whatever is shortest. Codes are made as zlib makes them, with equal frequencies in its order."""

_MOST_BITS = 15
_MOST_BITS_OF_LENGTHS = 7
_LITERALS = 256
_END = 256
_CODES = 286
_DISTANCES = 30
_LENGTH_CODES = 19
_EXTRA_OF_LENGTHS = [0] * 8 + [n for n in range(1, 6) for _ in range(4)] + [0]
_EXTRA_OF_DISTANCES = [0, 0] + [n for n in range(14) for _ in range(2)]
_EXTRA_OF_CODES = [0] * 16 + [2, 3, 7]
_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
_STORED = 0
_STATIC = 1
_DYNAMIC = 2


def _bases(extra):
    bases = [0]
    for bits in extra[:-1]:
        bases.append(bases[-1] + (1 << bits))
    return bases


def _codes_of(bases, count):
    """For each number below, the last code whose base is not above."""
    return [max(code for code in range(len(bases)) if bases[code] <= number) for number in range(count)]


# The longest match has a code of its own.
_BASES_OF_LENGTHS = _bases(_EXTRA_OF_LENGTHS)[:28] + [255]
_BASES_OF_DISTANCES = _bases(_EXTRA_OF_DISTANCES)
_CODE_OF_LENGTH = _codes_of(_BASES_OF_LENGTHS, 256)
_CODE_OF_NEAR = _codes_of(_BASES_OF_DISTANCES, 256)
_CODE_OF_FAR = [0, 0] + [max(code for code in range(_DISTANCES) if _BASES_OF_DISTANCES[code] <= number << 7) for number in range(2, 256)]


def _code_of_distance(distance):
    """Of a distance that is one less than the real one."""
    return _CODE_OF_NEAR[distance] if distance < 256 else _CODE_OF_FAR[distance >> 7]


def _reversed(code, length):
    result = 0
    for _ in range(length):
        result = result << 1 | code & 1
        code >>= 1
    return result


def _codes_by_length(lengths, count):
    """The code of each symbol, with its bits as they are written."""
    counts = [0] * (_MOST_BITS + 1)
    for symbol in range(count):
        counts[lengths[symbol]] += 1
    counts[0] = 0
    following = [0] * (_MOST_BITS + 2)
    for bits in range(_MOST_BITS + 1):
        following[bits + 1] = following[bits] + counts[bits] << 1
    codes = [0] * len(lengths)
    for symbol in range(count):
        length = lengths[symbol]
        if length > 0:
            codes[symbol] = _reversed(following[length], length)
            following[length] += 1
    return codes


_STATIC_LENGTHS = [8] * 144 + [9] * 112 + [7] * 24 + [8] * 8
_STATIC_CODES = _codes_by_length(_STATIC_LENGTHS, len(_STATIC_LENGTHS))
_STATIC_DISTANCE_LENGTHS = [5] * _DISTANCES
_STATIC_DISTANCE_CODES = _codes_by_length(_STATIC_DISTANCE_LENGTHS, _DISTANCES)


class _Tree:
    """Frequencies of symbols, and the lengths of codes that are made of them."""

    def __init__(self, count, extra, first_extra, most_bits, static_lengths):
        self.count = count
        self.extra = extra
        self.first_extra = first_extra
        self.most_bits = most_bits
        self.static_lengths = static_lengths
        self.frequencies = [0] * (2 * count + 1)
        self.lengths = [0] * (2 * count + 1)
        self.parents = [0] * (2 * count + 1)
        self.depths = [0] * (2 * count + 1)
        self.heap = [0] * (2 * count + 2)
        self.heap_length = 0
        self.heap_most = 0
        self.last = -1
        self.codes = [0]
        # The bits that a block takes with these codes, and with the fixed ones.
        self.own_bits = 0
        self.static_bits = 0

    def clear(self):
        for symbol in range(self.count):
            self.frequencies[symbol] = 0

    def copy(self):
        made = _Tree(self.count, self.extra, self.first_extra, self.most_bits, self.static_lengths)
        made.frequencies = self.frequencies[:]
        return made

    def build(self):
        self.own_bits = 0
        self.static_bits = 0
        self.fill_heap()
        for place in range(self.heap_length // 2, 0, -1):
            self.sink(place)
        self.join()
        self.set_lengths()
        self.codes = _codes_by_length(self.lengths, self.last + 1)

    def fill_heap(self):
        self.heap_length = 0
        self.heap_most = len(self.heap) - 1
        self.last = -1
        for symbol in range(self.count):
            if self.frequencies[symbol] != 0:
                self.last = symbol
                self.add_to_heap(symbol)
            else:
                self.lengths[symbol] = 0
        # At least two codes there must be.
        while self.heap_length < 2:
            symbol = 0
            if self.last < 2:
                self.last += 1
                symbol = self.last
            self.frequencies[symbol] = 1
            self.add_to_heap(symbol)
            self.own_bits -= 1
            if len(self.static_lengths) > 0:
                self.static_bits -= self.static_lengths[symbol]

    def add_to_heap(self, symbol):
        self.heap_length += 1
        self.heap[self.heap_length] = symbol
        self.depths[symbol] = 0

    def is_smaller(self, a, b):
        first = self.frequencies[a]
        second = self.frequencies[b]
        return first < second or first == second and self.depths[a] <= self.depths[b]

    def sink(self, place):
        heap = self.heap
        moved = heap[place]
        below = 2 * place
        while below <= self.heap_length:
            if below < self.heap_length and self.is_smaller(heap[below + 1], heap[below]):
                below += 1
            if self.is_smaller(moved, heap[below]):
                break
            heap[place] = heap[below]
            place = below
            below *= 2
        heap[place] = moved

    def put_behind(self, node):
        self.heap_most -= 1
        self.heap[self.heap_most] = node

    def join(self):
        """Makes two least frequent nodes one, until one is left; behind the heap all stand, the most frequent first."""
        heap = self.heap
        node = self.count
        while True:
            first = heap[1]
            heap[1] = heap[self.heap_length]
            self.heap_length -= 1
            self.sink(1)
            second = heap[1]
            self.put_behind(first)
            self.put_behind(second)
            self.frequencies[node] = self.frequencies[first] + self.frequencies[second]
            self.depths[node] = max(self.depths[first], self.depths[second]) + 1
            self.parents[first] = node
            self.parents[second] = node
            heap[1] = node
            node += 1
            self.sink(1)
            if self.heap_length < 2:
                break
        self.put_behind(heap[1])

    def set_lengths(self):
        """The lengths of codes, which are no longer than they may be, and what they come to."""
        counts = [0] * (self.most_bits + 2)
        overflow = 0
        root = self.heap[self.heap_most]
        self.lengths[root] = 0
        for place in range(self.heap_most + 1, len(self.heap) - 1):
            node = self.heap[place]
            bits = self.lengths[self.parents[node]] + 1
            if bits > self.most_bits:
                bits = self.most_bits
                overflow += 1
            self.lengths[node] = bits
            if node <= self.last:
                counts[bits] += 1
                more = self.extra[node - self.first_extra] if node >= self.first_extra else 0
                self.own_bits += self.frequencies[node] * (bits + more)
                if len(self.static_lengths) > 0:
                    self.static_bits += self.frequencies[node] * (self.static_lengths[node] + more)
        if overflow > 0:
            self.shorten(counts, overflow)

    def shorten(self, counts, overflow):
        while overflow > 0:
            bits = self.most_bits - 1
            while counts[bits] == 0:
                bits -= 1
            counts[bits] -= 1
            counts[bits + 1] += 2
            counts[self.most_bits] -= 1
            overflow -= 2
        place = len(self.heap) - 1
        for bits in range(self.most_bits, 0, -1):
            left = counts[bits]
            while left > 0:
                place -= 1
                node = self.heap[place]
                if node <= self.last:
                    self.own_bits += (bits - self.lengths[node]) * self.frequencies[node]
                    self.lengths[node] = bits
                    left -= 1


class Block:
    """The symbols of a block that is not written yet, and the bits that are."""

    def __init__(self, most, is_fixed):
        self.most = most
        self.is_fixed = is_fixed
        self.distances = [0] * most
        self.lengths = [0] * most
        self.count = 0
        self.of_literals = _Tree(_CODES, _EXTRA_OF_LENGTHS, _LITERALS + 1, _MOST_BITS, _STATIC_LENGTHS)
        self.of_distances = _Tree(_DISTANCES, _EXTRA_OF_DISTANCES, 0, _MOST_BITS, _STATIC_DISTANCE_LENGTHS)
        self.of_lengths = _Tree(_LENGTH_CODES, _EXTRA_OF_CODES, 0, _MOST_BITS_OF_LENGTHS, [0][:0])
        self.of_literals.frequencies[_END] = 1
        self.out = bytearray()
        self.held = 0
        self.held_bits = 0

    def copy(self):
        made = Block(1, self.is_fixed)
        made.most = self.most
        made.distances = self.distances[:]
        made.lengths = self.lengths[:]
        made.count = self.count
        made.of_literals = self.of_literals.copy()
        made.of_distances = self.of_distances.copy()
        made.out = self.out[:]
        made.held = self.held
        made.held_bits = self.held_bits
        return made

    def is_empty(self):
        return self.count == 0

    def add_literal(self, byte):
        """@return whether the block is full, as of the next"""
        self.distances[self.count] = 0
        self.lengths[self.count] = byte
        self.count += 1
        self.of_literals.frequencies[byte] += 1
        return self.count == self.most

    def add_match(self, distance, length):
        self.distances[self.count] = distance
        self.lengths[self.count] = length - 3
        self.count += 1
        self.of_literals.frequencies[_CODE_OF_LENGTH[length - 3] + _LITERALS + 1] += 1
        self.of_distances.frequencies[_code_of_distance(distance - 1)] += 1
        return self.count == self.most

    def take(self):
        taken = bytes(self.out)
        self.out = bytearray()
        return taken

    # Bits

    def put(self, value, bits):
        self.held |= value << self.held_bits
        self.held_bits += bits
        while self.held_bits >= 8:
            self.out.append(self.held & 255)
            self.held >>= 8
            self.held_bits -= 8

    def wind_up(self):
        """Goes on with a whole byte."""
        if self.held_bits > 0:
            self.out.append(self.held & 255)
        self.held = 0
        self.held_bits = 0

    def align(self):
        """An empty block, so that the decoder gets all that was before."""
        self.put(_STATIC << 1, 3)
        self.put(_STATIC_CODES[_END], _STATIC_LENGTHS[_END])

    # Blocks

    def end(self, window, start, length, is_last):
        """Writes the block, whose bytes are in the window if it begins there still."""
        self.of_literals.build()
        self.of_distances.build()
        self.count_lengths()
        self.of_lengths.build()
        shown = self.shown_lengths()
        own = self.of_literals.own_bits + self.of_distances.own_bits + self.of_lengths.own_bits + 3 * shown + 14
        own_bytes = (own + 10) >> 3
        static_bytes = (self.of_literals.static_bits + self.of_distances.static_bits + 10) >> 3
        is_static = static_bytes <= own_bytes or self.is_fixed
        if length + 4 <= (static_bytes if is_static else own_bytes) and start >= 0:
            self.add_stored(window, start, length, is_last)
        elif is_static:
            self.put((_STATIC << 1) + is_last, 3)
            self.write(_STATIC_CODES, _STATIC_LENGTHS, _STATIC_DISTANCE_CODES, _STATIC_DISTANCE_LENGTHS)
        else:
            self.put((_DYNAMIC << 1) + is_last, 3)
            self.write_trees(shown)
            self.write(self.of_literals.codes, self.of_literals.lengths, self.of_distances.codes, self.of_distances.lengths)
        self.count = 0
        self.of_literals.clear()
        self.of_distances.clear()
        self.of_lengths.clear()
        self.of_literals.frequencies[_END] = 1
        if is_last:
            self.wind_up()

    def add_stored(self, data, start, length, is_last):
        self.put((_STORED << 1) + is_last, 3)
        self.wind_up()
        self.put(length, 16)
        self.put(length ^ 0xFFFF, 16)
        self.out.extend(data[start:start + length])

    def write(self, codes, lengths, distance_codes, distance_lengths):
        for i in range(self.count):
            distance = self.distances[i]
            if distance == 0:
                byte = self.lengths[i]
                self.put(codes[byte], lengths[byte])
            else:
                self.write_match(distance - 1, self.lengths[i], codes, lengths, distance_codes, distance_lengths)
        self.put(codes[_END], lengths[_END])

    def write_match(self, distance, length, codes, lengths, distance_codes, distance_lengths):
        code = _CODE_OF_LENGTH[length]
        symbol = code + _LITERALS + 1
        self.put(codes[symbol], lengths[symbol])
        self.put(length - _BASES_OF_LENGTHS[code], _EXTRA_OF_LENGTHS[code])
        code = _code_of_distance(distance)
        self.put(distance_codes[code], distance_lengths[code])
        self.put(distance - _BASES_OF_DISTANCES[code], _EXTRA_OF_DISTANCES[code])

    # The lengths of codes, which are coded, too

    def count_lengths(self):
        for symbol, _, _ in _runs(self.of_literals.lengths, self.of_literals.last):
            self.of_lengths.frequencies[symbol] += 1
        for symbol, _, _ in _runs(self.of_distances.lengths, self.of_distances.last):
            self.of_lengths.frequencies[symbol] += 1

    def shown_lengths(self):
        shown = _LENGTH_CODES
        while shown > 4 and self.of_lengths.lengths[_ORDER[shown - 1]] == 0:
            shown -= 1
        return shown

    def write_trees(self, shown):
        self.put(self.of_literals.last - 256, 5)
        self.put(self.of_distances.last, 5)
        self.put(shown - 4, 4)
        for i in range(shown):
            self.put(self.of_lengths.lengths[_ORDER[i]], 3)
        self.write_lengths(self.of_literals)
        self.write_lengths(self.of_distances)

    def write_lengths(self, tree):
        for symbol, more, bits in _runs(tree.lengths, tree.last):
            self.put(self.of_lengths.codes[symbol], self.of_lengths.lengths[symbol])
            self.put(more, bits)


def _runs(lengths, last):
    """Lengths, and signs for how often they come in a row: each symbol, with a number behind it and its bits."""
    runs = []
    before = -1
    symbol = 0
    while symbol <= last:
        length = lengths[symbol]
        most = 138 if length == 0 else 7 if length != before else 6
        count = 1
        while count < most and symbol + count <= last and lengths[symbol + count] == length:
            count += 1
        symbol += count
        _add_run(runs, length, count, before)
        before = length
    return runs


def _add_run(runs, length, count, before):
    if count < (3 if length == 0 or length == before else 4):
        for _ in range(count):
            runs.append((length, 0, 0))
    elif length != 0:
        if length != before:
            runs.append((length, 0, 0))
            count -= 1
        runs.append((16, count - 3, 2))
    elif count <= 10:
        runs.append((17, count - 3, 3))
    else:
        runs.append((18, count - 11, 7))
