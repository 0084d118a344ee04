"""Runs system code under plain Python and compares it with Python itself, on many random operands.

    python3.12 test_system_code.py RLIB_RESOURCES SYSTEM_RESOURCES
"""

import importlib
import math
import operator
import os
import random
import struct
import sys
import types
import unittest

RLIB, SYSTEM = sys.argv[1:3]
sys.path.insert(0, RLIB)
package = types.ModuleType('serpentine_system')
package.__path__ = [SYSTEM]
sys.modules['serpentine_system'] = package

from rpython.rtyper import ranks
from rpython.rtyper.lltypesystem import lltype
from rpython.rtyper.lltypesystem.lltype import Anything, GcArray, GcStruct, Int32, Ptr, Signed, hlbytes, hllong, hlstr, llbytes, lllong, llstr


def module(name):
    return importlib.import_module('serpentine_system.' + name)


ALPHABETS = ['ab', 'abc \t\n', 'aéb', 'a€\U0001f600b', 'AbCß İΣσ', '0123456789', '\x00\x1f\x7f\x80\xa0\xad\u2028\ud800\'"\\', 'aB1 ,.%{}-_']


def some_text(r, longest=12):
    alphabet = r.choice(ALPHABETS)
    return ''.join(r.choice(alphabet) for _ in range(r.randrange(longest)))


def some_bytes(r, longest=12):
    alphabet = r.choice([b'ab', b' \t\nab', bytes(range(256)), b'\'"\\x'])
    return bytes(r.choice(alphabet) for _ in range(r.randrange(longest)))


def some_int(r):
    kind = r.randrange(5)
    if kind == 0:
        return r.randrange(-10, 11)
    if kind == 1:
        return r.choice([-2 ** 63, 2 ** 63 - 1, -2 ** 63 + 1, 2 ** 62, 2 ** 61 - 1, -2 ** 61 + 1, 10 ** 18])
    return r.randrange(-2 ** r.randrange(1, 64), 2 ** r.randrange(1, 64))


def some_long_int(r):
    kind = r.randrange(6)
    sign = r.choice([1, -1])
    if kind == 0:
        return some_int(r)
    if kind == 1:
        return sign * (2 ** r.choice([31, 62, 63, 64, 93, 124, 310]) + r.randrange(-2, 3))
    if kind == 2:
        return sign * (2 ** (31 * r.randrange(1, 9)) - r.choice([0, 1, 2 ** 31, 2 ** 31 + 1]))
    if kind == 3:
        runs = 0
        for _ in range(r.randrange(1, 8)):
            length = r.randrange(1, 70)
            runs = runs << length | r.choice([0, (1 << length) - 1])
        return sign * runs
    return sign * r.getrandbits(r.choice([70, 70, 100, 130, 130, 200, 300, 2500, 3900]))


def some_float(r):
    kind = r.randrange(7)
    if kind == 0:
        return float(r.randrange(-100, 100))
    if kind == 1:
        return r.choice([0.0, -0.0, math.inf, -math.inf, math.nan, 5e-324, 1.7976931348623157e308, 0.5, 1.5, 2.5, 1e16, 1e15, 123456789012345680.0, 0.0001, 0.00001])
    if kind == 2:
        return struct.unpack('<d', struct.pack('<Q', r.getrandbits(64)))[0]
    if kind == 3:
        return round(r.uniform(-1000, 1000), r.randrange(4))
    return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)


def some_bound(r, none=True):
    return r.choice([None, 0, 1, 2, 5, -1, -2, -7, 12, 2 ** 63 - 1]) if none else r.randrange(-8, 14)


def outcome(function, *arguments, **keywords):
    """What a call comes to, comparable."""
    try:
        result = function(*arguments, **keywords)
    except Exception as exception:
        return type(exception).__name__, str(exception)
    return repr(result)


def after(method, items, *arguments):
    """What a method gives, and what it makes of a copy of the list."""
    items = items[:]
    return method(items, *arguments), items


def some_hexadecimal(r):
    """A text of which most are floats of base 16, many of them near to a limit or between two floats."""
    figures = ''.join(r.choice(r.choice(['08', '0f', '0123456789abcdefABCDEF'])) for _ in range(r.randrange(40)))
    point = r.choice(['', '.'])
    place = r.randrange(len(figures) + 1)
    exponent = r.choice(['', 'p%d' % r.randrange(-8, 8), 'p%+d' % (r.choice([-1074, -1022, 0, 1023]) + r.randrange(-90, 90)), 'p', 'px'])
    return r.choice(['', '', '-', '+']) + r.choice(['', '0x', '0X']) + figures[:place] + point + figures[place:] + exponent


class Comparison(unittest.TestCase):
    ROUNDS = 1500
    THOROUGHNESS = float(os.environ.get('SYSTEM_CODE_THOROUGHNESS', '0.2'))

    def setUp(self):
        self.random = random.Random(self.id())

    def compare(self, ours, pythons, make, rounds=None, messages=True):
        for _ in range(int((rounds or self.ROUNDS) * self.THOROUGHNESS)):
            arguments = make(self.random)
            expected = outcome(pythons, *arguments)
            actual = outcome(ours, *arguments)
            if not messages and isinstance(expected, tuple):
                expected, actual = expected[0], actual[0]
            self.assertEqual(actual, expected, arguments)

    # str

    def test_methods_of_str(self):
        search, case = module('str_search'), module('str_case')
        text = lambda r: (some_text(r),)
        for name in ('upper lower casefold capitalize title swapcase isalpha isdecimal isdigit isnumeric isalnum isspace isprintable isascii isidentifier'
                     ' isupper islower istitle strip lstrip rstrip expandtabs').split():
            self.compare(getattr(case, name), getattr(str, name), text)
        for name in ('split', 'rsplit', 'splitlines'):
            self.compare(getattr(search, name), getattr(str, name), text)
        two = lambda r: (some_text(r), some_text(r, 3))
        for name in ('find rfind index rindex count startswith endswith removeprefix removesuffix split rsplit partition rpartition').split():
            self.compare(getattr(search, name), getattr(str, name), two)
        for name in ('find', 'rfind', 'count', 'startswith', 'endswith', 'index'):
            self.compare(getattr(search, name), getattr(str, name), lambda r: (some_text(r), some_text(r, 3), some_bound(r), some_bound(r)))
        for name in ('strip', 'lstrip', 'rstrip'):
            self.compare(getattr(case, name), getattr(str, name), two)
        for name in ('split', 'rsplit'):
            self.compare(getattr(search, name), getattr(str, name), lambda r: (some_text(r), r.choice([None, 'a', 'ab', ' ']), r.randrange(-1, 4)))
        self.compare(search.splitlines, str.splitlines, lambda r: (some_text(r), True))
        self.compare(search.replace, str.replace, lambda r: (some_text(r), some_text(r, 3), some_text(r, 3), r.randrange(-1, 4)))
        self.compare(search.join, str.join, lambda r: (some_text(r, 3), [some_text(r) for _ in range(r.randrange(4))]))
        self.compare(search.__mul__, str.__mul__, lambda r: (some_text(r), r.randrange(-1, 5)))
        for name in ('center', 'ljust', 'rjust'):
            self.compare(getattr(case, name), getattr(str, name), lambda r: (some_text(r), r.randrange(20), r.choice(['*', '€', ' '])))
        self.compare(case.zfill, str.zfill, lambda r: (r.choice(['', '-', '+']) + some_text(r), r.randrange(15)))
        self.compare(search.startswith, str.startswith, lambda r: (some_text(r), (some_text(r, 2), some_text(r, 2))))

    def test_properties_of_all_code_points(self):
        case, printable = module('str_case'), module('printable')
        for name in 'upper lower title casefold isalpha isdecimal isdigit isnumeric isalnum isspace isidentifier isupper islower istitle isprintable'.split():
            ours, pythons = getattr(case, name), getattr(str, name)
            for code in [*range(0x3000), *range(0x3000, 0x110000, 97), *range(0xa640, 0xac00), *range(0x10400, 0x10500), *range(0x1e900, 0x1e950)]:
                if pythons(chr(code)) != ours(chr(code)):
                    self.fail((name, hex(code), pythons(chr(code)), ours(chr(code))))

    def test_low_level_text(self):
        text = module('text')
        two = lambda r: (some_text(r), some_text(r))
        self.compare(lambda a, b: hlstr(text.concat(llstr(a), llstr(b))), lambda a, b: a + b, two)
        self.compare(lambda a, b: text.eq(llstr(a), llstr(b)), lambda a, b: a == b, lambda r: (some_text(r, 3), some_text(r, 3)))
        self.compare(lambda s, chunk: text.rank(llstr(s), chunk), lambda s, chunk: ranks.rank_of(s, 0, chunk), lambda r: (some_text(r, 16), r.randrange(3)))
        for name in ('lt', 'le', 'gt', 'ge'):
            self.compare(lambda a, b: getattr(text, name)(llstr(a), llstr(b)), lambda a, b: getattr(a, '__%s__' % name)(b), two)
        self.compare(lambda a, b: text.contains(llstr(a), llstr(b)), lambda a, b: b in a, lambda r: (some_text(r), some_text(r, 3)))
        self.compare(lambda a, i: chr(text.getitem(llstr(a), i)), lambda a, i: a[i], lambda r: (some_text(r), r.randrange(-14, 14)))
        largest = 2 ** 63 - 1
        self.compare(lambda a, i, j: hlstr(text.slice(llstr(a), i or 0, largest if j is None else j)), lambda a, i, j: a[i:j],
                     lambda r: (some_text(r), some_bound(r), some_bound(r)))
        self.compare(lambda a, i, j, k: hlstr(text.slice_stepped(llstr(a), i or 0, j or 0, k, i is not None, j is not None)), lambda a, i, j, k: a[i:j:k],
                     lambda r: (some_text(r), some_bound(r), some_bound(r), r.choice([-3, -2, -1, 0, 1, 2, 3, -2 ** 63])))
        hashes = {}
        for _ in range(3000):
            s = some_text(self.random)
            self.assertEqual(hashes.setdefault(s, text.hash(llstr(s))), text.hash(llstr(s)))
        self.assertEqual(len(set(hashes.values())), len(hashes))

    def test_repr_of_text_and_bytes(self):
        self.compare(module('str_repr').__repr__, repr, lambda r: (some_text(r),))
        self.compare(module('str_repr').ascii_repr, ascii, lambda r: (some_text(r),))
        self.compare(module('bytes_methods').__repr__, repr, lambda r: (some_bytes(r),))

    def test_encodings(self):
        encodings = module('encodings')
        names = ['utf-8', 'ascii', 'latin-1', 'utf-16', 'utf-32', 'utf-16-le', 'utf-16-be', 'utf-32-le', 'utf-32-be']
        handlers = ['strict', 'replace', 'ignore', 'surrogateescape', 'backslashreplace']
        for name in names:
            for handler in handlers:
                make = lambda r: (some_text(r), name, handler)
                for _ in range(150):
                    arguments = make(self.random)
                    expected, actual = outcome(str.encode, *arguments), outcome(encodings.encode, *arguments)
                    if not isinstance(expected, tuple):
                        self.assertEqual(actual, expected, arguments)
                    else:
                        self.assertIsInstance(actual, tuple, arguments)
        for handler in handlers:
            for name in names[:3]:
                for _ in range(1000):
                    b = some_bytes(self.random)
                    expected, actual = outcome(bytes.decode, b, name, handler), outcome(encodings.decode, b, name, handler)
                    if not isinstance(expected, tuple):
                        self.assertEqual(actual, expected, (b, name, handler))
                    else:
                        self.assertIsInstance(actual, tuple, (b, name, handler))
            for name in names:
                s = some_text(self.random).replace('\ud800', '')
                self.assertEqual(encodings.decode(s.encode(name, 'replace'), name, handler), s.encode(name, 'replace').decode(name))

    def test_methods_of_bytes(self):
        methods = module('bytes_methods')
        one = lambda r: (some_bytes(r),)
        for name in 'split rsplit splitlines upper lower strip lstrip rstrip isdigit isalpha isalnum isspace hex'.split():
            self.compare(getattr(methods, name), getattr(bytes, name), one)
        two = lambda r: (some_bytes(r), some_bytes(r, 3))
        for name in 'find rfind index rindex count startswith endswith split rsplit strip partition rpartition __contains__'.split():
            self.compare(getattr(methods, name), getattr(bytes, name), two)
        self.compare(methods.split, bytes.split, lambda r: (some_bytes(r), r.choice([None, b'a']), r.randrange(-1, 3)))
        self.compare(methods.replace, bytes.replace, lambda r: (some_bytes(r), some_bytes(r, 3), some_bytes(r, 3), r.randrange(-1, 4)))
        self.compare(methods.join, bytes.join, lambda r: (some_bytes(r, 3), [some_bytes(r) for _ in range(r.randrange(4))]))
        self.compare(methods.fromhex, bytes.fromhex, lambda r: (some_bytes(r).hex(),))

    # Numbers

    def test_arithmetic_of_int(self):
        integers = module('integers')
        two = lambda r: (some_int(r), some_int(r))

        def checked(function):
            def call(*arguments):
                result = function(*arguments)
                for part in result if isinstance(result, tuple) else (result,):
                    if not -2 ** 63 <= part < 2 ** 63:
                        raise OverflowError(module('integers').OVERFLOW)
                return result
            return call
        for name, function in (('add', lambda a, b: a + b), ('mul', lambda a, b: a * b), ('floordiv', lambda a, b: a // b),
                               ('mod', lambda a, b: a % b), ('quotient_and_remainder', divmod), ('greatest_common_divisor', math.gcd)):
            self.compare(getattr(integers, name), checked(function), two)
            self.compare(getattr(integers, name), checked(function), lambda r: (some_int(r), r.randrange(-5, 6)))
        self.compare(integers.lshift, checked(lambda a, b: a << b), lambda r: (r.randrange(-2 ** r.randrange(1, 63), 2 ** r.randrange(1, 63)), r.randrange(-2, 70)))
        self.compare(integers.rshift, lambda a, b: a >> b, lambda r: (some_int(r), r.randrange(-2, 70)))
        self.compare(module('powers').power, lambda a, b: a ** b, lambda r: (r.randrange(-20, 20), r.randrange(0, 14)))
        self.compare(integers.power_modulo, pow, lambda r: (some_int(r), r.randrange(-3, 100), r.choice([0, 1, -1, 7, -12, 10 ** 9 + 7, 2 ** 62 - 57, max(some_int(r), -2 ** 63 + 1)])))
        self.compare(integers.bit_length, int.bit_length, lambda r: (some_int(r),))
        self.compare(integers.bit_count, int.bit_count, lambda r: (some_int(r),))

    def test_text_of_int(self):
        integers, methods = module('integers'), module('int_methods')
        self.compare(methods.__repr__, repr, lambda r: (some_int(r),))
        for name, function in (('builtin_bin', bin), ('builtin_oct', oct), ('builtin_hex', hex)):
            self.compare(getattr(methods, name), function, lambda r: (some_int(r),))
        self.compare(lambda s, base: integers.parse(llstr(s), base), int,
                     lambda r: (r.choice(['', ' ', '-', '+']) + r.choice(['', '0x', '0', '0b', '0O']) + ''.join(r.choice('0123456789abz_') for _ in range(r.randrange(5)))
                                + r.choice(['', ' ', '\n']), r.choice([10, 10, 10, 0, 16, 2, 8, 36, 1])))
        self.compare(lambda s: integers.parse(llstr(s), 10), int, lambda r: (str(some_int(r)),))
        self.assertEqual(outcome(lambda: integers.parse(llstr('9223372036854775808'), 10))[0], 'OverflowError')
        for n in range(-30, 30):
            for places in range(3):
                self.assertEqual(methods.round_left(n, places), round(n, -places))
        self.compare(lambda n, length, order, signed: methods.to_bytes(n, length, order, signed=signed), lambda n, length, order, signed: n.to_bytes(length, order, signed=signed),
                     lambda r: (some_int(r), r.randrange(10), r.choice(['big', 'little']), r.choice([True, False])))
        self.compare(lambda b, order, signed: methods.from_bytes(b, order, signed=signed), lambda b, order, signed: int.from_bytes(b, order, signed=signed),
                     lambda r: (some_bytes(r, 8), r.choice(['big', 'little']), r.choice([True, False])))

    def test_floats(self):
        methods, text = module('float_methods'), module('float_text')
        one = lambda r: (some_float(r),)
        two = lambda r: (some_float(r), some_float(r))
        self.compare(text.to_text, repr, one, 20000)
        self.compare(methods.floor_division, lambda a, b: a // b, two, 5000)
        self.compare(methods.modulo, lambda a, b: a % b, two, 5000)
        self.compare(methods.__divmod__, divmod, two, 5000)
        self.compare(methods.is_integer, float.is_integer, one)
        hexadecimal = module('float_hex')
        self.compare(hexadecimal.hex, float.hex, one)
        self.compare(hexadecimal.fromhex, float.fromhex, lambda r: (some_float(r).hex(),))
        self.compare(hexadecimal.fromhex, float.fromhex, lambda r: (some_hexadecimal(r),), 20000)
        self.compare(methods.round_digits, round, lambda r: (some_float(r), r.randrange(-20, 20)), 20000)
        self.compare(methods.round_digits, round, lambda r: (r.randrange(-2000, 2000) / 8, r.randrange(-4, 4)), 20000)

        def checked(function):
            def call(x):
                result = function(x)
                if not -2 ** 63 <= result < 2 ** 63:
                    raise OverflowError(module('integers').OVERFLOW)
                return result
            return call
        for name, function in (('to_int', int), ('round_to_int', round), ('__floor__', math.floor), ('__ceil__', math.ceil)):
            self.compare(getattr(methods, name), checked(function), one, 5000)

        def power(a, b):
            if a < 0 and math.isfinite(a) and math.isfinite(b) and b != math.floor(b):
                raise ValueError('negative number cannot be raised to a fractional power')
            return a ** b
        self.compare(methods.power, power, two, 5000, messages=False)

    def test_parsing_floats(self):
        methods = module('float_methods')
        pieces = ['1', '23', '.', 'e', 'E', '+', '-', '_', ' ', 'inf', 'nan', 'Infinity', '0', '\u0661', 'x']
        self.compare(methods.from_text, float, lambda r: (''.join(r.choice(pieces) for _ in range(r.randrange(6))),), 30000)
        self.compare(methods.from_text, float, lambda r: (repr(some_float(r)),), 5000)

    def test_hashes(self):
        hashing = module('hashing')
        self.compare(hashing.integer, hash, lambda r: (some_int(r),), 5000)
        self.compare(lambda x: hashing.real(x) if x == x else hash(x), hash, lambda r: (some_float(r),), 10000)

        def tuple_hash(*items):
            accumulator = hashing.tuple_begin()
            for item in items:
                accumulator = hashing.tuple_add(accumulator, hashing.integer(item))
            return hashing.tuple_finish(accumulator, len(items))
        self.compare(tuple_hash, lambda *items: hash(items), lambda r: tuple(some_int(r) for _ in range(r.randrange(5))))

    def test_format_language(self):
        numbers, strings, known = module('format_numbers'), module('str_format'), module('known_formats')

        def of_known(made, otherwise):
            return lambda value, text: made(text)(value) if text and made(text) else otherwise(value, text)

        def spec(r, kinds):
            return (r.choice(['', '<', '>', '^', '=', '*<', '€>', '0^']) + r.choice(['', '+', ' ', '-']) + r.choice(['', '#']) + r.choice(['', '0'])
                    + r.choice(['', '1', '8', '15', '20']) + r.choice(['', ',', '_', '']) + r.choice(['', '.0', '.3', '.10']) + r.choice(kinds))
        ints = lambda r: (some_int(r), spec(r, ['', 'd', 'x', 'X', 'b', 'o', 'f', 'e', 'g', '%', 'c', 's']) if r.random() < .9 else 'q9')
        floats = lambda r: (some_float(r), spec(r, ['', 'f', 'e', 'g', 'F', 'E', 'G', '%', 'd']))
        texts = lambda r: (some_text(r), spec(r, ['', 's', 'd']))
        format_int = lambda value, text: numbers.format_int(value, text, 'int')
        self.compare(format_int, format, ints, 30000, messages=False)
        self.compare(numbers.format_float, format, floats, 30000, messages=False)
        self.compare(strings.__format__, format, texts, 20000, messages=False)
        self.compare(of_known(known.format_of_int, format_int), format, ints, 20000, messages=False)
        self.compare(of_known(known.format_of_float, numbers.format_float), format, floats, 20000, messages=False)
        self.compare(of_known(known.format_of_text, strings.__format__), format, texts, 20000, messages=False)

    def test_decimals(self):
        decimals = module('decimals')

        def some_decimal(r):
            value = r.choice([-1, 1]) * r.randrange(10 ** r.randrange(1, 17)) / 10 ** r.randrange(18)
            return r.choice([value, some_float(r), math.nextafter(value, math.inf), r.randrange(100000) / 2 ** r.randrange(12)])
        self.compare(lambda x: decimals.shortest(x) or repr(x), repr, lambda r: (some_decimal(r),), 30000)
        self.compare(lambda x, count: decimals.fixed(x, count) or '%.*f' % (count, x), lambda x, count: '%.*f' % (count, x), lambda r: (some_decimal(r), r.randrange(18)), 30000)

    def test_percent_and_format(self):
        strings = module('str_format')
        pieces = ['%d', '%5d', '%-5d|', '%05d', '%+d', '% d', '%x', '%#x', '%o', '%s', '%r', '%10s', '%-10s|', '%.2s', '%f', '%.2f', '%8.3f', '%e', '%g', '%c', '%%', ' text ', '%i', '%05.1f',
                  '%.3d', '%X', '%z', '%a', '%#o', '%#g']
        small = lambda x: x if abs(x) < 1e18 or x - x != 0 else 1.5
        values = lambda r: tuple(r.choice([some_int(r), small(some_float(r)), some_text(r, 4), True, None, 65]) for _ in range(r.randrange(4)))
        self.compare(strings.__mod__, lambda s, args: s % args, lambda r: (''.join(r.choice(pieces) for _ in range(r.randrange(4))), values(r)), 30000, messages=False)
        known = module('known_percents')
        of_known = lambda s, args: (known.percent_of_known(s, len(args)) or (lambda args: strings.__mod__(s, args)))(args)
        self.compare(of_known, lambda s, args: s % args, lambda r: (''.join(r.choice(pieces) for _ in range(r.randrange(4))), values(r)), 20000, messages=False)
        self.compare(strings.__mod__, lambda s, args: s % args, lambda r: ('%*d|%.*f', (r.randrange(-9, 9), r.randrange(99), r.randrange(5), some_float(r))))
        fields = ['{}', '{0}', '{1}', '{:>8}', '{!r}', '{!s:>5}', '{{', '}}', 'x', '{:{}}', '{1:05}', '{', '}']
        self.compare(strings.format, str.format, lambda r: (''.join(r.choice(fields) for _ in range(r.randrange(4))), *(r.choice([5, 7, 'ab', 12]) for _ in range(r.randrange(4)))),
                     30000, messages=False)

    def test_mathematics(self):
        ours = module('mathematics')
        one = lambda r: (some_float(r),)
        for name in ('sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p floor ceil trunc fabs isnan isinf isfinite cbrt erf'
                     ' erfc gamma lgamma frexp modf degrees radians ulp').split():
            pythons = getattr(math, name)

            def checked(x):
                result = pythons(x)
                if isinstance(result, int) and not -2 ** 63 <= result < 2 ** 63:
                    raise OverflowError(module('integers').OVERFLOW)
                return result
            self.compare(getattr(ours, name), checked, one)
        two = lambda r: (some_float(r), some_float(r))
        for name in 'atan2 pow fmod copysign remainder isclose nextafter log'.split():
            self.compare(getattr(ours, name), getattr(math, name), two, messages=name != 'log')
        self.compare(ours.ldexp, math.ldexp, lambda r: (some_float(r), r.randrange(-1100, 1100)))
        for name in 'comb perm'.split():
            self.compare(getattr(ours, name), getattr(math, name), lambda r: (r.randrange(16), r.randrange(16)))
        self.compare(ours.isqrt, math.isqrt, lambda r: (abs(some_int(r)) % 2 ** 63,))
        self.compare(ours.factorial, math.factorial, lambda r: (r.randrange(-2, 20),))
        for name in 'gcd lcm'.split():
            self.compare(getattr(ours, name), getattr(math, name), lambda r: [r.randrange(-60, 60) for _ in range(r.randrange(4))])
        self.compare(ours.fsum, math.fsum, lambda r: ([r.uniform(-1, 1) * 10 ** r.randrange(-9, 9) for _ in range(r.randrange(8))],))
        self.compare(ours.prod, math.prod, lambda r: ([r.randrange(-9, 9) for _ in range(r.randrange(8))],))
        self.compare(module('reductions').builtin_sum, sum, lambda r: ([r.uniform(-1, 1) * 10 ** r.randrange(-9, 9) for _ in range(r.randrange(8))],))

    def test_vector_norms(self):
        ours = module('vector_norms')

        def near(r, size):
            return r.uniform(-1, 1) * 2.0 ** max(-1074, min(1023, size + r.randrange(-30, 30)))

        def some_point(r, count):
            size = r.randrange(-1080, 1025)
            return [some_float(r) if r.random() < .1 else near(r, size) for _ in range(count)]
        self.compare(ours.hypot, math.hypot, lambda r: some_point(r, r.randrange(5)), 20000)
        self.compare(ours.dist, math.dist, lambda r: (some_point(r, r.randrange(1, 3)), tuple(some_point(r, r.randrange(1, 3)))), 10000)

    # Containers

    def test_low_level_lists(self):
        lists = module('lists')
        LIST = GcStruct('list', ('length', Signed), ('items', Ptr(GcArray(Signed))))
        r = self.random
        for _ in range(300):
            l, expected = lists.from_array(LIST, lltype.malloc(LIST.items.TO, 0)), []
            for _ in range(60):
                i, j, k = r.randrange(-8, 12), some_bound(r), some_bound(r)
                item, step = r.randrange(5), r.choice([-2, -1, 1, 2, 3])
                start, stop = (0 if j is None else j), (2 ** 63 - 1 if k is None else k)
                other = lltype.malloc(LIST.items.TO, 2)
                choice = r.choice(['append', 'insert', 'delitem', 'pop', 'pop_at', 'delslice', 'replace_items', 'extend_items', 'reverse', 'delslice_stepped', 'multiply'])

                def python():
                    if choice == 'delitem':
                        del expected[i]
                    elif choice == 'pop_at':
                        return expected.pop(i)
                    elif choice == 'delslice':
                        del expected[j:k]
                    elif choice == 'replace_items':
                        expected[j:k] = [0, 0]
                    elif choice == 'delslice_stepped':
                        del expected[j:k:step]
                    elif choice == 'multiply':
                        expected[:] = (expected * 2)[:20]
                    elif choice == 'extend_items':
                        expected.extend([0, 0])
                    else:
                        return getattr(expected, choice)(*{'append': (item,), 'insert': (i, item)}.get(choice, ()))
                if choice == 'multiply':
                    def ours():
                        items = lists.slice_items(lists.multiply_items(l.items, l.length, 2), l.length * 2, 0, 20)
                        lists.replace_items(l, 0, 2 ** 63 - 1, items, len(items))
                else:
                    arguments = {'append': (item,), 'insert': (i, item), 'delitem': (i,), 'pop_at': (i,), 'delslice': (start, stop), 'replace_items': (start, stop, other, 2),
                                 'extend_items': (other, 2), 'delslice_stepped': (j or 0, k or 0, step, j is not None, k is not None)}.get(choice, ())
                    ours = lambda: getattr(lists, choice)(l, *arguments)
                self.assertEqual(outcome(ours), outcome(python), choice)
                self.assertEqual([l.items[n] for n in range(l.length)], expected, choice)
                self.assertTrue(all(l.items[n] == 0 for n in range(l.length, len(l.items))))
                part = lists.stepped_items(l.items, l.length, j or 0, k or 0, step, j is not None, k is not None)
                self.assertEqual([part[n] for n in range(len(part))], expected[j:k:step])

    def test_low_level_dicts(self):
        dicts, tables = module('dicts'), module('tables')
        DICT = GcStruct('dict', ('count', Signed), ('used', Signed), ('first', Signed), ('free', Signed), ('indexes', Ptr(GcArray(Int32))), ('hashes', Ptr(GcArray(Signed))),
                        ('keys', Ptr(GcArray(Anything))), ('values', Ptr(GcArray(Signed))))
        ITERATOR = GcStruct('dictiterator', ('table', Ptr(DICT)), ('position', Signed), ('expected', Signed), ('left', Signed))
        equal, text = (lambda a, b: a == b), (lambda key: llstr(repr(key)))
        r = self.random
        for key_hash in (hash, lambda key: hash(key) % 3):
            for _ in range(150):
                d, expected = lltype.malloc(DICT), {}
                for _ in range(r.choice([10, 80, 300])):
                    key, value = r.choice(['a%d' % r.randrange(40), r.randrange(40)]), r.randrange(100)
                    choice = r.randrange(10)
                    if choice < 4:
                        dicts.setitem(d, key, value, key_hash, equal)
                        expected[key] = value
                    elif choice < 6:
                        self.assertEqual(outcome(lambda: dicts.delitem(d, key, key_hash, equal, text))[0], outcome(lambda: expected.__delitem__(key))[0])
                    elif choice == 6:
                        entry = dicts.lookup(d, key, key_hash, equal)
                        self.assertEqual(d.values[entry] if entry >= 0 else -1, expected.get(key, -1))
                        self.assertEqual(dicts.contains(d, key, key_hash, equal), key in expected)
                    elif choice == 7 and expected:
                        entry = tables.next_entry(d, 0)
                        first = next(iter(expected))
                        self.assertEqual((d.keys[entry], d.values[entry]), (first, expected.pop(first)))
                        dicts.delitem(d, first, key_hash, equal, text)
                    elif expected:
                        entry = dicts.last_entry(d, key_hash)
                        self.assertEqual((d.keys[entry], d.values[entry]), expected.popitem())
                        dicts.remove_entry(d, entry)
                    if r.random() < .003:
                        dicts.clear(d)
                        expected.clear()
                    self.assertEqual(d.count, len(expected))
                for start, step, order in ((dicts.start_iteration, dicts.step, list), (tables.start_reversed, dicts.step_back, lambda items: list(items)[::-1])):
                    iterator, found = start(ITERATOR, d), []
                    while (entry := step(iterator)) >= 0:
                        found.append((d.keys[entry], d.values[entry]))
                    self.assertEqual(found, order(expected.items()))
                iterator = dicts.start_iteration(ITERATOR, d)
                dicts.setitem(d, 'new', 1, key_hash, equal)
                self.assertEqual(outcome(lambda: dicts.step(iterator)), ('RuntimeError', 'dictionary changed size during iteration'))

    def test_prebuilt_dict(self):
        dicts, tables = module('dicts'), module('tables')
        DICT = GcStruct('dict', ('count', Signed), ('used', Signed), ('first', Signed), ('free', Signed), ('indexes', Ptr(GcArray(Int32))), ('hashes', Ptr(GcArray(Signed))),
                        ('keys', Ptr(GcArray(Signed))), ('values', Ptr(GcArray(Signed))))
        d = lltype.malloc(DICT)
        d.count = d.used = 9
        d.first = -1
        d.hashes, d.keys, d.values = (lltype.malloc(GcArray(Signed), 9) for _ in range(3))
        for i in range(9):
            d.keys[i] = i * 7
            d.values[i] = i
        hash_of, equal = (lambda key: key), (lambda a, b: a == b)
        self.assertEqual([max(-1, dicts.lookup(d, key, hash_of, equal)) for key in (0, 7, 56, 57)], [0, 1, 8, -1])
        dicts.setitem(d, 57, 9, hash_of, equal)
        self.assertEqual(d.values[dicts.lookup(d, 57, hash_of, equal)], 9)

    def test_dicts_as_they_grow_and_shrink(self):
        dicts, tables = module('dicts'), module('tables')
        DICT = GcStruct('dict', ('count', Signed), ('used', Signed), ('first', Signed), ('free', Signed), ('indexes', Ptr(GcArray(Int32))), ('hashes', Ptr(GcArray(Signed))),
                        ('keys', Ptr(GcArray(Signed))), ('values', Ptr(GcArray(Signed))))
        hash_of, equal = (lambda key: key % 5), (lambda a, b: a == b)
        for _ in range(60):
            ours, pythons = lltype.malloc(DICT), {}
            if self.random.random() < 0.3:
                dicts.reserve(ours, self.random.randrange(2, 12))
            most = self.random.choice([3, 6, 40])
            for i in range(120):
                key = self.random.randrange(most)
                if self.random.random() < 0.6:
                    dicts.setitem(ours, key, i, hash_of, equal)
                    pythons[key] = i
                elif key in pythons:
                    dicts.delitem(ours, key, hash_of, equal, str)
                    del pythons[key]
                found = dicts.lookup(ours, key, hash_of, equal)
                self.assertEqual(ours.values[found] if found >= 0 else None, pythons.get(key))
                entries, entry = [], tables.next_entry(ours, 0)
                while entry >= 0:
                    entries.append((ours.keys[entry], ours.values[entry]))
                    entry = tables.next_entry(ours, entry + 1)
                self.assertEqual(entries, list(pythons.items()))

    def test_numbers_that_can_be_none(self):
        words = module('optional_words')
        ints = [0, 1, -1, 2 ** 63 - 1, -2 ** 63] + [self.random.randrange(-2 ** 63, 2 ** 63) for _ in range(100)]
        for number in ints:
            self.assertNotEqual(words.of_int(number), 0)
            self.assertEqual(words.to_int(words.of_int(number)), number)
        with self.assertRaises(OverflowError):
            words.of_int(words.ABSENT_INT)
        absent = struct.unpack('<d', struct.pack('<Q', words.ABSENT_FLOAT))[0]
        for real in [0.0, -0.0, 1.5, math.inf, -math.inf, math.nan, absent, 5e-324]:
            self.assertNotEqual(words.of_float(real), 0)
            self.assertEqual(repr(words.to_float(words.of_float(real))), repr(real))
        for truth in (False, True):
            self.assertEqual(words.to_bool(words.of_bool(truth)), truth)

    def test_order_of_sets(self):
        sets, algebra, methods = module('sets'), module('set_algebra'), module('set_methods')
        SET = GcStruct('set', ('count', Signed), ('fill', Signed), ('finger', Signed), ('hashes', Ptr(GcArray(Signed))), ('keys', Ptr(GcArray(Anything))))
        equal = lambda a, b: a == b

        class LaidOut:
            """What the translator makes of a set of system code."""

            def __init__(self, items=()):
                self.s = lltype.malloc(SET)
                for item in items:
                    self._add(item)

            def __len__(self):
                return self.s.count

            def __contains__(self, item):
                return sets.contains(self.s, item, hash, equal)

            def __iter__(self):
                return iter([self._item_at(i) for i in range(self._places()) if self._is_at(i)])

            _add = lambda self, item: sets.add(self.s, item, hash, equal)
            _take_out = lambda self, item: sets.discard(self.s, item, hash, equal)
            _pop = lambda self: sets.pop(self.s, hash)
            _clear = lambda self: sets.clear(self.s)
            _reserve = lambda self, more: sets.reserve(self.s, more, hash)
            _shrink = lambda self: sets.shrink(self.s)
            _places = lambda self: sets.place_count(self.s, hash)
            _fill = lambda self: sets.fill(self.s)
            _is_at = lambda self, i: sets.is_at(self.s, i)
            _item_at = lambda self, i: self.s.keys[i]
            _hash_at = lambda self, i: sets.hash_at(self.s, i)
            _add_hashed = lambda self, item, hash_: sets.add_hashed(self.s, item, hash_, hash, equal)
            _add_new = lambda self, item, hash_: sets.add_new_hashed(self.s, item, hash_)
            _put = lambda self, item, hash_, i: sets.put_hashed(self.s, item, hash_, i)
            _holds = lambda self, item, hash_: sets.contains_hashed(self.s, item, hash_, hash, equal)
            _discard_hashed = lambda self, item, hash_: sets.discard_hashed(self.s, item, hash_, hash, equal)
            _adopt = lambda self, other: sets.adopt(self.s, other.s)

        algebra.set = LaidOut
        r = self.random
        for values in (range(40), range(-300, 300, 7), [n / 3 for n in range(60)], [(n, -n) for n in range(50)], [2 ** 61 - 1 + n * 8 for n in range(30)]):
            for _ in range(60):
                ours, pythons = LaidOut(), set()
                for _ in range(40):
                    some = r.choices(values, k=r.choice([0, 2, 9, 60]))
                    other, expected_other = LaidOut(some), set()
                    for item in some:
                        expected_other.add(item)
                    name = r.choice('union intersection difference symmetric_difference'.split())
                    choice = r.randrange(5)
                    if choice == 0:
                        ours, pythons = getattr(methods, name)(ours, other), getattr(pythons, name)(expected_other)
                    elif choice == 1:
                        ours, pythons = getattr(methods, name)(ours, some), getattr(pythons, name)(some)
                    elif choice == 2 or choice == 3:
                        name = {'union': 'update'}.get(name, name + '_update')
                        getattr(methods, name)(ours, other if choice == 2 else some)
                        getattr(pythons, name)(expected_other if choice == 2 else some)
                    elif pythons:
                        self.assertEqual(methods.pop(ours), pythons.pop())
                    self.assertEqual(list(ours), list(pythons))
        prebuilt = lltype.malloc(SET)
        prebuilt.count = 9
        prebuilt.keys = lltype.malloc(GcArray(Anything), 9)
        expected = set()
        for i in range(9):
            prebuilt.keys[i] = i * 23
            expected.add(i * 23)
        self.assertEqual([sets.contains(prebuilt, key, hash, equal) for key in (0, 23, 184, 24)], [True, True, True, False])
        self.assertEqual([prebuilt.keys[i] for i in range(sets.places(prebuilt)) if sets.is_at(prebuilt, i)], list(expected))

    def test_sorting(self):
        sorting = module('sorting')
        r = self.random
        for _ in range(2000):
            items = [(r.randrange(10), i) for i in range(r.choice([0, 1, 5, 30, 100, 400]))]
            if r.random() < .3:
                items.sort(reverse=r.random() < .5)
            first = lambda item: item[0]
            for is_reversed in (False, True):
                self.assertEqual(sorting.builtin_sorted(items, key=first, reverse=is_reversed), sorted(items, key=first, reverse=is_reversed))
                self.assertEqual(sorting.builtin_sorted(items, reverse=is_reversed), sorted(items, reverse=is_reversed))
        some_text = lambda: ''.join(r.choice('ab\0\xff\u0100\U0001f600') for _ in range(r.choice([0, 1, 3, 6, 7, 8, 13, 14, 15, 20, 40])))
        some_prefixed = lambda: 'the same beginning of all of them, ' * r.randrange(2) + some_text()
        for make in (some_text, some_prefixed, lambda: (some_prefixed(), r.randrange(3)), lambda: (r.randrange(3), ((some_text(),), some_text()), r.random()), lambda: ((), r.choice('abc'), r.randrange(5))):
            items = [(make(), i) for i in range(300)]
            for is_reversed in (False, True):
                self.assertEqual(sorting.builtin_sorted(items, key=lambda item: item[0], reverse=is_reversed), sorted(items, key=lambda item: item[0], reverse=is_reversed))
                self.assertEqual(sorting.builtin_sorted([item[0] for item in items], reverse=is_reversed), sorted([item[0] for item in items], reverse=is_reversed))
        self.compare(sorting.builtin_min, min, lambda r: ([some_int(r) for _ in range(r.randrange(4))],))
        self.compare(sorting.builtin_max, max, lambda r: tuple(some_int(r) for _ in range(r.randrange(2, 5))))

    def test_methods_of_list_and_set_and_tuple(self):
        lists, sets, tuples, dicts = module('list_methods'), module('set_methods'), module('tuple_methods'), module('dict_methods')
        ints = lambda r: [r.randrange(6) for _ in range(r.randrange(6))]
        for module_, type_, make in ((lists, list, ints), (tuples, tuple, lambda r: tuple(ints(r)))):
            self.compare(module_.__repr__, repr, lambda r: (make(r),))
            for name in '__eq__ __ne__ __lt__ __le__ __gt__ __ge__'.split():
                self.compare(getattr(module_, name), getattr(type_, name), lambda r: (make(r), make(r)))
            self.compare(module_.index, type_.index, lambda r: (make(r), r.randrange(6)))
            self.compare(module_.count, type_.count, lambda r: (make(r), r.randrange(6)))
        self.compare(lambda l, *rest: after(lists.set_slice, l, *rest), lambda l, i, j, k, m: after(list.__setitem__, l, slice(i, j, k), m),
                     lambda r: (ints(r), some_bound(r), some_bound(r), r.choice([None, 2, -1]), ints(r)))
        for name in 'issubset issuperset isdisjoint __eq__ __lt__ __le__ __gt__ __ge__'.split():
            self.compare(getattr(sets, name), getattr(set, name), lambda r: (set(ints(r)), set(ints(r))))
        self.compare(dicts.__eq__, dict.__eq__, lambda r: (dict.fromkeys(ints(r), 1), dict.fromkeys(ints(r), 1)))
        self.compare(dicts.__repr__, repr, lambda r: (dict.fromkeys(ints(r), 1.5),))

    # Ints without bounds

    def compare_longs(self, ours, pythons, make=lambda r: (some_long_int(r), some_long_int(r)), rounds=250):
        def canonical(*arguments):
            result = ours(*(lllong(argument) for argument in arguments))
            if not isinstance(result, lltype.Pointer):
                return result
            value = hllong(result)
            self.assertEqual(bool(result.digits), not -2 ** 63 <= value < 2 ** 63)
            self.assertFalse(result.digits and result.digits[len(result.digits) - 1] == 0)
            return value
        self.compare(canonical, pythons, make, rounds)

    def test_long_integers(self):
        ours, division = module('long_integers'), module('long_division')
        one = lambda r: (some_long_int(r),)
        for name in 'add sub mul and_ or_ xor eq'.split():
            self.compare_longs(getattr(ours, name), getattr(operator, name))
        for name in 'floordiv truediv'.split():
            self.compare_longs(getattr(division, name), getattr(operator, name))
        self.compare_longs(division.mod, operator.mod, lambda r: (some_long_int(r), some_long_int(r) or 7))
        self.compare_longs(ours.compare, lambda a, b: (a > b) - (a < b))
        for name in 'neg invert'.split():
            self.compare_longs(getattr(ours, name), getattr(operator, name), one)
        self.compare_longs(ours.hash, hash, one)
        self.compare_longs(ours.to_float, float, one)
        self.compare_longs(ours.bit_length, int.bit_length, one)
        self.compare_longs(ours.bit_count, int.bit_count, one)
        self.compare_longs(division.greatest_common_divisor, math.gcd)
        self.compare_longs(division.square_root, math.isqrt, one)
        self.compare_longs(division.power, operator.pow, lambda r: (some_long_int(r), r.randrange(4)))
        self.compare_longs(division.power_modulo, pow, lambda r: (some_long_int(r), r.randrange(-2, 300), some_long_int(r)), 60)
        shift = lambda r: (some_long_int(r), r.randrange(-1, 200))
        self.compare(lambda a, n: hllong(ours.lshift(lllong(a), n)), operator.lshift, shift)
        self.compare(lambda a, n: hllong(ours.rshift(lllong(a), n)), operator.rshift, shift)
        self.compare(lambda a: (ours.low_word(lllong(a)) - a) % 2 ** 64, lambda a: 0, one)
        self.compare(lambda x: hllong(ours.of_float(x)), int, lambda r: (r.choice([1.0, -1e10, 1e150, 1e300]) * r.uniform(-1, 1),))

    def test_words_without_a_sign(self):
        ours, longs = module('unsigned_words'), module('long_integers')
        word = lambda r: r.choice([r.getrandbits(64), r.getrandbits(20), 2 ** 63 - 1, 2 ** 63, 2 ** 64 - 1, 0, 1])
        some_int = lambda r: r.choice([some_long_int(r), word(r), -word(r)])
        for name, pythons in {'and': operator.and_, 'or': operator.or_, 'xor': operator.xor, 'floordiv': operator.floordiv, 'mod': operator.mod,
                              'eq': operator.eq, 'ne': operator.ne, 'lt': operator.lt, 'le': operator.le, 'gt': operator.gt, 'ge': operator.ge}.items():
            self.compare(getattr(ours, 'unsigned_' + name), pythons, lambda r: (word(r), word(r)))
        self.compare(ours.unsigned_and, operator.and_, lambda r: (some_int(r), word(r)))
        self.compare(ours.unsigned_rshift, operator.rshift, lambda r: (word(r), r.randrange(-1, 70)))
        self.compare(ours.narrow_rshift, operator.rshift, lambda r: (word(r), r.randrange(1, 70)))
        self.compare(ours.narrow_floordiv, operator.floordiv, lambda r: (word(r), r.randrange(2, 70)))
        self.compare(ours.narrow_mod, operator.mod, lambda r: (word(r), r.choice([0, 1, 10, word(r) >> 1])))
        self.compare(ours.low_bits, operator.mod, lambda r: (some_int(r), 1 << r.randrange(64)))
        self.compare(ours.low_word_of, operator.mod, lambda r: (some_int(r), 2 ** 64))
        self.compare(ours.unsigned_truediv, operator.truediv, lambda r: (word(r), 1 << r.randrange(500)))
        self.compare(ours.to_float, float, lambda r: (word(r),))
        self.compare(lambda n: hllong(longs.of_unsigned(lltype.llunsigned(n))), lambda n: n, lambda r: (word(r),))

    def test_low_bits(self):
        ours = module('unsigned_words')
        low = lambda function: lambda *arguments: function(*arguments) % 2 ** 64
        some_int = lambda r: r.choice([some_long_int(r), r.randrange(-100, 100)])
        for name, pythons in {'add': operator.add, 'sub': operator.sub, 'mul': operator.mul, 'and': operator.and_, 'or': operator.or_, 'xor': operator.xor}.items():
            self.compare(low(getattr(ours, 'wrapping_' + name)), low(pythons), lambda r: (some_int(r), some_int(r)))
        self.compare(low(ours.wrapping_lshift), low(operator.lshift), lambda r: (some_int(r), r.randrange(-1, 70)))
        for name, pythons in {'neg': operator.neg, 'invert': operator.invert}.items():
            self.compare(low(getattr(ours, 'wrapping_' + name)), low(pythons), lambda r: (some_int(r),))
        for bits in (1, 20, 40):
            self.compare(lambda a, n: ours.wrapping_rshift(a, n) % 2 ** bits, lambda a, n: (a >> n) % 2 ** bits, lambda r: (some_int(r), r.randrange(65 - bits)))

    def test_long_integers_with_floats(self):
        ours = module('long_methods')
        near = lambda n, r: float(n) * r.choice([1.0, 1.0, 1 + 2 ** -52]) if abs(n) < 2 ** 1000 else math.inf
        for name in 'eq ne lt le gt ge'.split():
            method, pythons = getattr(ours, '__%s__' % name), getattr(operator, name)
            self.compare(method, pythons, lambda r: (lambda n: (n, r.choice([near(n, r), some_float(r)])))(some_long_int(r)))
            self.compare(method, pythons, lambda r: (some_float(r), some_long_int(r)))

    def test_long_integers_as_text(self):
        ours, methods = module('long_text'), module('long_methods')
        self.compare(lambda a: hlstr(ours.to_text(lllong(a))), str, lambda r: (some_long_int(r),))
        for base, code in ((2, 'b'), (8, 'o'), (16, 'x')):
            self.compare(lambda a: hlstr(ours.digits_in(lllong(a), base)), lambda a: format(abs(a), code), lambda r: (some_long_int(r),))

        def written(r):
            base = r.randrange(2, 37)
            figures = [r.choice('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[:base]) for _ in range(r.randrange(1, 400))]
            return r.choice(['', '-', '+', ' -', {2: '0b', 8: '-0o', 16: '0X'}.get(base, '')]) + r.choice(['', '_']).join(figures) + r.choice(['', ' ']), base
        self.compare(lambda text, base: hllong(ours.parse(llstr(text), base)), int, written)
        for signed in (False, True):
            self.compare(lambda *arguments: methods.to_bytes(*arguments, signed=signed), lambda *arguments: int.to_bytes(*arguments, signed=signed),
                         lambda r: (some_long_int(r), r.randrange(45), r.choice(['big', 'little'])))
        self.compare(methods.round_left, lambda a, n: round(a, -n), lambda r: (some_long_int(r), r.randrange(25)))

    def test_files(self):
        import tempfile
        files = module('files')
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'a.txt')
            content = 'line one\nzwei é€\n\r\nlast' * 500
            with files.builtin_open(path, 'w') as file:
                self.assertEqual(file.write(content), len(content))
            with open(path, newline='') as file:
                self.assertEqual(file.read(), content)
            for read in (lambda file: file.read(), lambda file: list(file), lambda file: [file.read(7), file.readline(), file.readlines()], lambda file: file.readlines()):
                with files.builtin_open(path) as ours, open(path) as pythons:
                    self.assertEqual(read(ours), read(pythons))
                with files.builtin_open(path, 'rb') as ours, open(path, 'rb') as pythons:
                    self.assertEqual(read(ours), read(pythons))
            with files.builtin_open(path, 'a') as file:
                file.write('more')
            with open(path, newline='') as file:
                self.assertEqual(file.read(), content + 'more')

    def test_paths(self):
        ours = module('operating_system')
        some_path = lambda r: (''.join(r.choice(['/', 'a', '.', '..', 'b.c', '//']) for _ in range(r.randrange(6))),)
        for name in 'split dirname basename splitext normpath isabs'.split():
            self.compare(getattr(ours, name), getattr(os.path, name), some_path)
        self.compare(ours.join, os.path.join, lambda r: some_path(r) + some_path(r) + some_path(r))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
