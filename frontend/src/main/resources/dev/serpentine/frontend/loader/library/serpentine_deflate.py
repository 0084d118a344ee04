"""Deflate as zlib has it (1.2.13), byte for byte, for the module zlib: matches are looked for in chains of equal hashes, at once or lazily, and each block gets the smallest of three forms.

The window slides by halves, and blocks end after as many symbols, as in zlib: where a match is forgotten, and where a block ends, shows in what comes out.
"""

from serpentine_trees import Block

MIN_MATCH = 3
MAX_MATCH = 258
MIN_LOOKAHEAD = MAX_MATCH + MIN_MATCH + 1
_TOO_FAR = 4096
_MOST_STORED = 65535

NO_FLUSH = 0
PARTIAL_FLUSH = 1
SYNC_FLUSH = 2
FULL_FLUSH = 3
FINISH = 4
BLOCK_FLUSH = 5
FILTERED = 1
FIXED = 4

# By level: from which length of a match on fewer others are looked for, up to which length a later one is, which length is enough, and how many places are looked at.
_GOOD = [0, 4, 4, 4, 4, 8, 8, 8, 32, 32]
_LAZY = [0, 4, 5, 6, 4, 16, 16, 32, 128, 258]
_NICE = [0, 8, 16, 32, 16, 32, 128, 128, 258, 258]
_CHAIN = [0, 4, 8, 32, 16, 32, 128, 256, 1024, 4096]
_LAST_GREEDY_LEVEL = 3


class Deflate:
    """A stream that is being compressed, without what stands before and behind it. Positions are those in the window, which is twice as long as a match reaches back; 0 is none, so nothing is found there."""

    def __init__(self, level, window_bits, memory_level, strategy):
        self.level = level
        self.size = 1 << window_bits
        self.mask = self.size - 1
        self.window = bytearray(2 * self.size + MIN_LOOKAHEAD)
        self.previous = [0] * self.size
        hash_bits = memory_level + 7
        self.head = [0] * (1 << hash_bits)
        self.hash_mask = (1 << hash_bits) - 1
        self.hash_shift = (hash_bits + MIN_MATCH - 1) // MIN_MATCH
        self.hash = 0
        self.strategy = strategy
        self.block = Block((1 << (memory_level + 6)) - 1, strategy == FIXED)
        self.given = b''
        self.taken = 0
        self.start = 0
        self.block_start = 0
        self.lookahead = 0
        # How many bytes before the start are in no chain yet.
        self.pending = 0
        self.match_length = MIN_MATCH - 1
        self.match_start = 0
        self.has_literal = False

    def copy(self):
        made = Deflate(self.level, 9, 1, self.strategy)
        made.size = self.size
        made.mask = self.mask
        made.window = self.window[:]
        made.previous = self.previous[:]
        made.head = self.head[:]
        made.hash_mask = self.hash_mask
        made.hash_shift = self.hash_shift
        made.hash = self.hash
        made.block = self.block.copy()
        made.start = self.start
        made.block_start = self.block_start
        made.lookahead = self.lookahead
        made.pending = self.pending
        made.match_length = self.match_length
        made.match_start = self.match_start
        made.has_literal = self.has_literal
        return made

    def add(self, data, flush):
        """Compresses more, as far as what follows cannot matter; all of it, with an end of the block, where a flush is wanted."""
        self.given = data
        self.taken = 0
        if self.level == 0:
            self.store(flush)
        elif self.level <= _LAST_GREEDY_LEVEL:
            self.match_greedily(flush)
        else:
            self.match_lazily(flush)
        self.given = b''
        if flush == PARTIAL_FLUSH:
            self.block.align()
        elif flush == SYNC_FLUSH or flush == FULL_FLUSH:
            self.block.add_stored(self.window, 0, 0, False)
            if flush == FULL_FLUSH:
                self.forget()

    def forget(self):
        """Nothing that was before is matched from here on."""
        for i in range(len(self.head)):
            self.head[i] = 0
        if self.lookahead == 0:
            self.start = 0
            self.block_start = 0
            self.pending = 0

    def take(self):
        """What has come out."""
        return self.block.take()

    # The window

    def slide(self):
        """Makes room for more: the second half becomes the first."""
        size = self.size
        self.window[:size] = self.window[size:2 * size]
        self.match_start -= size
        self.start -= size
        self.block_start -= size
        if self.pending > self.start:
            self.pending = self.start
        for chain in (self.head, self.previous):
            for i in range(len(chain)):
                place = chain[i]
                chain[i] = place - size if place >= size else 0

    def fill(self):
        """Reads on, until enough is ahead for the longest match."""
        while True:
            if self.start >= 2 * self.size - MIN_LOOKAHEAD:
                self.slide()
            room = 2 * self.size - self.lookahead - self.start
            count = min(room, len(self.given) - self.taken)
            if self.taken == len(self.given):
                return
            end = self.start + self.lookahead
            self.window[end:end + count] = self.given[self.taken:self.taken + count]
            self.taken += count
            self.lookahead += count
            self.insert_pending()
            if self.lookahead >= MIN_LOOKAHEAD or self.taken == len(self.given):
                return

    def insert_pending(self):
        if self.lookahead + self.pending < MIN_MATCH:
            return
        place = self.start - self.pending
        self.begin_hash(place)
        while self.pending > 0:
            self.insert(place)
            place += 1
            self.pending -= 1
            if self.lookahead + self.pending < MIN_MATCH:
                return

    def begin_hash(self, place):
        self.hash = self.window[place]
        self.hash = (self.hash << self.hash_shift ^ self.window[place + 1]) & self.hash_mask

    def insert(self, place):
        """Adds what begins there to the chain of its hash; the place before in the chain."""
        found = (self.hash << self.hash_shift ^ self.window[place + MIN_MATCH - 1]) & self.hash_mask
        self.hash = found
        before = self.head[found]
        self.previous[place & self.mask] = before
        self.head[found] = place
        return before

    def longest_match(self, candidate, best):
        """The length of the longest match of those in a chain that is longer than the best before, or that."""
        window = self.window
        previous = self.previous
        mask = self.mask
        start = self.start
        chain = _CHAIN[self.level]
        if best >= _GOOD[self.level]:
            chain >>= 2
        most = min(MAX_MATCH, self.lookahead)
        nice = min(_NICE[self.level], self.lookahead)
        limit = start - (self.size - MIN_LOOKAHEAD)
        if limit < 0:
            limit = 0
        last = window[start + best]
        last_but_one = window[start + best - 1]
        while True:
            if window[candidate + best] == last and window[candidate + best - 1] == last_but_one and window[candidate] == window[start] and window[candidate + 1] == window[start + 1]:
                length = 2
                while length < most and window[candidate + length] == window[start + length]:
                    length += 1
                if length > best:
                    self.match_start = candidate
                    best = length
                    if length >= nice:
                        break
                    last = window[start + best]
                    last_but_one = window[start + best - 1]
            candidate = previous[candidate & mask]
            chain -= 1
            if candidate <= limit or chain == 0:
                break
        return min(best, self.lookahead)

    def is_near(self, place):
        return place != 0 and self.start - place <= self.size - MIN_LOOKAHEAD

    def end_block(self, is_last):
        self.block.end(self.window, self.block_start, self.start - self.block_start, is_last)
        self.block_start = self.start

    def end_all(self, flush):
        self.pending = min(self.start, MIN_MATCH - 1)
        if flush == FINISH:
            self.end_block(True)
        elif not self.block.is_empty():
            self.end_block(False)

    def is_over(self, flush):
        """Whether nothing can be done before more is given."""
        if self.lookahead < MIN_LOOKAHEAD:
            self.fill()
            return self.lookahead < MIN_LOOKAHEAD and flush == NO_FLUSH
        return False

    # The levels

    def match_greedily(self, flush):
        """Takes each match as it comes."""
        while not self.is_over(flush):
            if self.lookahead == 0:
                self.end_all(flush)
                return
            candidate = self.insert(self.start) if self.lookahead >= MIN_MATCH else 0
            if self.is_near(candidate):
                self.match_length = self.longest_match(candidate, MIN_MATCH - 1)
            if self.match_length >= MIN_MATCH:
                is_full = self.block.add_match(self.start - self.match_start, self.match_length)
                self.pass_match()
            else:
                is_full = self.block.add_literal(self.window[self.start])
                self.lookahead -= 1
                self.start += 1
            if is_full:
                self.end_block(False)

    def pass_match(self):
        length = self.match_length
        self.lookahead -= length
        self.match_length = 0
        if length <= _LAZY[self.level] and self.lookahead >= MIN_MATCH:
            for place in range(self.start + 1, self.start + length):
                self.insert(place)
            self.start += length
        else:
            self.start += length
            self.begin_hash(self.start)

    def match_lazily(self, flush):
        """Takes a match only if none that begins a byte later is longer."""
        while not self.is_over(flush):
            if self.lookahead == 0:
                if self.has_literal:
                    self.block.add_literal(self.window[self.start - 1])
                    self.has_literal = False
                self.end_all(flush)
                return
            candidate = self.insert(self.start) if self.lookahead >= MIN_MATCH else 0
            length_before = self.match_length
            start_before = self.match_start
            self.match_length = MIN_MATCH - 1
            if length_before < _LAZY[self.level] and self.is_near(candidate):
                self.match_length = self.longest_match(candidate, length_before)
                if self.match_length <= 5 and (self.strategy == FILTERED or self.match_length == MIN_MATCH and self.start - self.match_start > _TOO_FAR):
                    self.match_length = MIN_MATCH - 1
            if length_before >= MIN_MATCH and self.match_length <= length_before:
                self.take_match_before(start_before, length_before)
            elif self.has_literal:
                if self.block.add_literal(self.window[self.start - 1]):
                    self.end_block(False)
                self.start += 1
                self.lookahead -= 1
            else:
                self.has_literal = True
                self.start += 1
                self.lookahead -= 1

    def take_match_before(self, place, length):
        last = self.start + self.lookahead - MIN_MATCH
        is_full = self.block.add_match(self.start - 1 - place, length)
        self.lookahead -= length - 1
        for _ in range(length - 2):
            self.start += 1
            if self.start <= last:
                self.insert(self.start)
        self.has_literal = False
        self.match_length = MIN_MATCH - 1
        self.start += 1
        if is_full:
            self.end_block(False)

    def store(self, flush):
        """Level 0: blocks as long as they may be."""
        data = bytes(self.window[:self.lookahead]) + self.given
        if flush == NO_FLUSH:
            position = 0
            while len(data) - position > self.size:
                position = self.store_some(data, position, min(len(data), position + _MOST_STORED), False)
            self.lookahead = len(data) - position
            self.window[:self.lookahead] = data[position:]
            return
        position = 0
        while len(data) - position > _MOST_STORED:
            position = self.store_some(data, position, position + _MOST_STORED, False)
        if flush == FINISH or position < len(data):
            self.store_some(data, position, len(data), flush == FINISH)
        self.lookahead = 0

    def store_some(self, data, start, end, is_last):
        self.block.add_stored(data, start, end - start, is_last)
        return end
