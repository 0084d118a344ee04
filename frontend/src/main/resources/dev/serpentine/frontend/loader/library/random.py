"""random: the generator of Python's library (a Mersenne twister), and what it makes of its numbers, in the same order."""

import os
from collections.abc import Sequence as _Sequence
from math import ceil as _ceil, cos as _cos, exp as _exp, isfinite as _isfinite, log as _log, pi as _pi, sin as _sin, sqrt as _sqrt
from sys import maxsize
from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rlib.rdigest.sha2 import sha512
from rpython.rtyper.lltypesystem.lltype import is_long

__all__ = ['Random', 'seed', 'random', 'uniform', 'triangular', 'randint', 'choice', 'randrange', 'sample', 'shuffle', 'choices', 'normalvariate', 'lognormvariate', 'expovariate',
           'gauss', 'paretovariate', 'weibullvariate', 'gammavariate', 'betavariate', 'vonmisesvariate', 'binomialvariate', 'getrandbits', 'randbytes', 'getstate', 'setstate', '_inst']

_COUNT = 624
_OFFSET = 397
_WORD = 0xFFFFFFFF
_TWO_PI = 2.0 * _pi
_NORMAL_MAGIC = 4 * _exp(-0.5) / _sqrt(2.0)


def _sha512(data):
    """The digest of a list of bytes, as a list of bytes."""
    made = sha512()
    made.update(bytes(data))
    return list(made.digest())


# What is computed with it is an int of any size.
_ABOVE_WORDS = 1 << 64


class Random:
    """One that is not seeded takes its numbers from the system when the first is wanted, in a translated program at each run."""

    def __init__(self, x=None):
        self._words = [0] * _COUNT
        self._position = _COUNT
        self._is_seeded = False
        self.gauss_next = None
        self.seed(x)

    def seed(self, a=None, version=2):
        self.gauss_next = None
        if a is None:
            self._is_seeded = False
        elif isinstance(a, int):
            self._seed_by_number(int(a))
        elif isinstance(a, float):
            self._seed_by_number(hash(a))
        elif isinstance(a, str):
            self._seed_by_bytes(list(a.encode()))
        elif isinstance(a, (bytes, bytearray)):
            self._seed_by_bytes(list(a))
        else:
            raise TypeError('The only supported seed types are: None,\nint, float, str, bytes, and bytearray.')

    def _seed_by_bytes(self, data):
        """By the number that the bytes and their digest are, the first byte being the most significant."""
        digits = data + _sha512(data)
        key = []
        for end in range(len(digits), 0, -4):
            word = 0
            for byte in digits[max(end - 4, 0):end]:
                word = word << 8 | byte
            key.append(word)
        while key[-1] == 0:
            key.pop()
        self._seed_by_words(key)

    @specialize.argtype(1)
    def _seed_by_number(self, number):
        """By the words of the number's absolute value."""
        if is_long(number) or not we_are_translated():
            number = abs(number)
            key = [int(number & _WORD)]
            while number >> 32:
                number >>= 32
                key.append(int(number & _WORD))
        else:
            size = intmask(-number) if number < 0 else number
            key = [size & _WORD]
            # The smallest int has no other sign: its bits are those of its absolute value.
            if (size >> 32) & _WORD:
                key.append((size >> 32) & _WORD)
        self._seed_by_words(key)

    def _seed_by_words(self, key):
        words = self._words
        words[0] = 19650218
        for i in range(1, _COUNT):
            before = words[i - 1]
            words[i] = (1812433253 * (before ^ (before >> 30)) + i) & _WORD
        i = 1
        j = 0
        for _ in range(max(_COUNT, len(key))):
            before = words[i - 1]
            words[i] = ((words[i] ^ ((before ^ (before >> 30)) * 1664525)) + key[j] + j) & _WORD
            i += 1
            j += 1
            if i >= _COUNT:
                words[0] = words[_COUNT - 1]
                i = 1
            if j >= len(key):
                j = 0
        for _ in range(_COUNT - 1):
            before = words[i - 1]
            words[i] = ((words[i] ^ ((before ^ (before >> 30)) * 1566083941)) - i) & _WORD
            i += 1
            if i >= _COUNT:
                words[0] = words[_COUNT - 1]
                i = 1
        words[0] = 0x80000000
        self._position = _COUNT
        self._is_seeded = True

    def _refill(self):
        if not self._is_seeded:
            self._seed_by_words([byte + 256 * other for byte, other in zip(os.urandom(624), os.urandom(624))])
            # What is taken at import time says nothing of the runs of a translated program.
            self._is_seeded = we_are_translated()
        words = self._words
        for i in range(_COUNT):
            following = i + 1
            if following == _COUNT:
                following = 0
            far = i + _OFFSET
            if far >= _COUNT:
                far -= _COUNT
            mixed = (words[i] & 0x80000000) | (words[following] & 0x7FFFFFFF)
            word = words[far] ^ (mixed >> 1)
            if mixed & 1:
                word ^= 0x9908B0DF
            words[i] = word
        self._position = 0

    def _word(self):
        position = self._position
        if position >= _COUNT or not self._is_seeded:
            self._refill()
            position = 0
        word = self._words[position]
        self._position = position + 1
        word ^= word >> 11
        word ^= (word << 7) & 0x9D2C5680
        word ^= (word << 15) & 0xEFC60000
        return word ^ (word >> 18)

    def random(self):
        high = self._word() >> 5
        low = self._word() >> 6
        return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0)

    @specialize.arg_or_var(1)
    def getrandbits(self, k):
        if k < 0:
            raise ValueError('number of bits must be non-negative')
        if k < 63:
            return self._bits(k)
        return self._many_bits(k)

    def _many_bits(self, k):
        result = _ABOVE_WORDS
        shift = 0
        while k > 0:
            word = self._word()
            if k < 32:
                word >>= 32 - k
            result += (word + _ABOVE_WORDS - _ABOVE_WORDS) << shift
            shift += 32
            k -= 32
        return result - _ABOVE_WORDS

    def _bits(self, k):
        """As many bits as a machine word has room for."""
        result = 0
        shift = 0
        while k > 0:
            word = self._word()
            if k < 32:
                word >>= 32 - k
            result |= word << shift
            shift += 32
            k -= 32
        return result

    def randbytes(self, n):
        data = bytearray()
        while n >= 4:
            word = self._word()
            data.append(word & 255)
            data.append((word >> 8) & 255)
            data.append((word >> 16) & 255)
            data.append((word >> 24) & 255)
            n -= 4
        if n > 0:
            word = self._word() >> (32 - 8 * n)
            for _ in range(n):
                data.append(word & 255)
                word >>= 8
        return bytes(data)

    @specialize.argtype(1)
    def _randbelow(self, n):
        k = n.bit_length()
        result = self._many_bits(k) if is_long(n) else self._bits(k)
        while result >= n:
            result = self._many_bits(k) if is_long(n) else self._bits(k)
        return result

    def _up_to(self, last):
        """From 0 to a number without a sign, by its bits and as such."""
        if 0 <= last < maxsize:
            return self._randbelow(last + 1)
        # Where that is 2**64 - 1, a number below 2**64 takes a bit of a third word, which has to be 0.
        is_all = last == -1
        while True:
            low = self._word()
            result = intmask(self._word() << 32) | low
            if is_all and self._word() >> 31:
                continue
            if r_uint(result) <= r_uint(last):
                return result

    @specialize.argtype(1, 2, 3)
    def randrange(self, start, stop=None, step=1):
        if stop is None:
            if start > 0:
                return self._randbelow(start)
            raise ValueError('empty range for randrange()')
        if not (is_long(start) or is_long(stop) or is_long(step)):
            return self._in_range(start, stop, step)
        width = stop - start
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError(f'empty range in randrange({start}, {stop})')
        if step > 0:
            n = (width + step - 1) // step
        elif step < 0:
            n = (width + step + 1) // step
        else:
            raise ValueError('zero step for randrange()')
        if n <= 0:
            raise ValueError(f'empty range in randrange({start}, {stop}, {step})')
        return start + step * self._randbelow(n)

    def _in_range(self, start, stop, step):
        """Of words, whose difference need not be one: how many there are is counted without a sign."""
        if step == 1:
            if start < stop:
                return intmask(start + self._up_to(intmask(stop - start - 1)))
            raise ValueError(f'empty range in randrange({start}, {stop})')
        if step > 0 and start < stop:
            last = r_uint(intmask(stop - start - 1)) // r_uint(step)
        elif step < 0 and start > stop:
            last = r_uint(intmask(start - stop - 1)) // r_uint(intmask(-step))
        elif step == 0:
            raise ValueError('zero step for randrange()')
        else:
            raise ValueError(f'empty range in randrange({start}, {stop}, {step})')
        return intmask(start + step * self._up_to(intmask(last)))

    @specialize.argtype(1, 2)
    def randint(self, a, b):
        if is_long(a) or is_long(b):
            return self.randrange(a, b + 1)
        if a <= b:
            return intmask(a + self._up_to(intmask(b - a)))
        raise ValueError(f'empty range in randrange({a}, {b + 1})')

    def choice(self, seq):
        if not len(seq):
            raise IndexError('Cannot choose from an empty sequence')
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        for i in range(len(x) - 1, 0, -1):
            j = self._randbelow(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if not isinstance(population, _Sequence):
            raise TypeError('Population must be a sequence.  For dicts or sets, use sorted(d).')
        if counts is not None:
            ends = _running_counts(counts)
            if len(ends) != len(population):
                raise ValueError('The number of counts does not match the population')
            total = ends[-1] if ends else 0
            if total <= 0:
                raise ValueError('Total of counts must be greater than zero')
            return [population[_place(ends, chosen, len(ends))] for chosen in self.sample(range(total), k)]
        pool = list(population)
        n = len(pool)
        if not 0 <= k <= n:
            raise ValueError('Sample larger than population or is negative')
        result = []
        setsize = 21
        if k > 5:
            setsize += 4 ** int(_ceil(_log(k * 3) / _log(4)))
        if n <= setsize:
            for i in range(k):
                j = self._randbelow(n - i)
                result.append(pool[j])
                pool[j] = pool[n - i - 1]
        else:
            selected = set()
            for i in range(k):
                j = self._randbelow(n)
                while j in selected:
                    j = self._randbelow(n)
                selected.add(j)
                result.append(pool[j])
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if cum_weights is None:
            if weights is None:
                return [population[int(self.random() * n)] for _ in range(k)]
            totals = _running_totals(weights)
        else:
            totals = [total + 0.0 for total in cum_weights]
        if len(totals) != n:
            raise ValueError('The number of weights does not match the population')
        total = totals[-1]
        if total <= 0.0:
            raise ValueError('Total of weights must be greater than zero')
        if not _isfinite(total):
            raise ValueError('Total of weights must be finite')
        return [population[_place(totals, self.random() * total, n - 1)] for _ in range(k)]

    def uniform(self, a, b):
        if not is_long(a) and not is_long(b) and isinstance(a, int) and isinstance(b, int):
            return a + _difference(b, a) * self.random()
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        if high == low:
            return low + 0.0
        c = 0.5 if mode is None else (mode - low) / (high - low)
        if u > c:
            return high + (low - high) * _sqrt((1.0 - u) * (1.0 - c))
        return low + (high - low) * _sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        while True:
            u1 = self.random()
            u2 = 1.0 - self.random()
            z = _NORMAL_MAGIC * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        return _exp(self.normalvariate(mu, sigma))

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * _TWO_PI
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            self.gauss_next = _sin(angle) * radius
            return mu + _cos(angle) * radius * sigma
        return mu + z * sigma

    def expovariate(self, lambd=1.0):
        return -_log(1.0 - self.random()) / lambd

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)

    def getstate(self):
        return 3, tuple(self._words + [self._position]), self.gauss_next

    def setstate(self, state):
        words = list(state[1])
        self._position = words.pop()
        self._words = words
        self.gauss_next = state[2]
        self._is_seeded = True


# What the library makes of these alone.
for _name in ('gammavariate', 'betavariate', 'vonmisesvariate', 'binomialvariate'):
    setattr(Random, _name, getattr(original.Random, _name))

for _method in (Random.__init__, Random.seed, Random.choice, Random.shuffle, Random.sample):
    _method._annspecialcase_ = 'specialize:argtype(1)'
Random.choices._annspecialcase_ = 'specialize:argtype(1,2,3)'
Random.uniform._annspecialcase_ = 'specialize:argtype(1,2)'
Random.gauss._annspecialcase_ = 'specialize:argtype(1,2)'
Random.normalvariate._annspecialcase_ = 'specialize:argtype(1,2)'
Random.triangular._annspecialcase_ = 'specialize:argtype(1,2,3)'


def _running_counts(counts):
    total = 0
    totals = []
    for count in counts:
        total += count
        totals.append(total)
    return totals


def _running_totals(weights):
    total = 0.0
    totals = []
    for weight in weights:
        total += weight
        totals.append(total)
    return totals


_running_totals._annspecialcase_ = 'specialize:argtype(0)'


def _difference(a, b):
    """Of ints, as a float: it need not be a word."""
    difference = intmask(a - b)
    return float(difference) if (difference >= 0) == (a >= b) else float(_ABOVE_WORDS + a - b - _ABOVE_WORDS)


@specialize.argtype(0, 1)
def _place(totals, value, high):
    """The first place, `high` at most, whose total is greater than the value."""
    low = 0
    while low < high:
        middle = (low + high) // 2
        if value < totals[middle]:
            high = middle
        else:
            low = middle + 1
    return low


_inst = Random()
for _name in __all__:
    if _name not in ('Random', '_inst'):
        globals()[_name] = getattr(_inst, _name)
