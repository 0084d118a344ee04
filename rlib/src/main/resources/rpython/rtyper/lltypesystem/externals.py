"""The external functions of the run-time support, as plain Python: what system code calls when it runs untranslated in tests."""

import math
import os
import signal
import sys
import time

from rpython.rtyper.lltypesystem.lltype import float_to_bits


def _total(function):
    """A mathematical function that gives the C library's infinity or NaN where Python raises."""
    def call(*arguments):
        try:
            return function(*arguments)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf
    return call


def _logarithm(function):
    def call(x):
        if x == 0.0:
            return -math.inf
        return _total(function)(x)
    return call


sqrt = _total(math.sqrt)
sin = _total(math.sin)
cos = _total(math.cos)
tan = _total(math.tan)
asin = _total(math.asin)
acos = _total(math.acos)
atan = _total(math.atan)
atan2 = _total(math.atan2)
cosh = _total(math.cosh)
tanh = _total(math.tanh)
asinh = _total(math.asinh)
acosh = _total(math.acosh)
exp = _total(math.exp)
exp2 = _total(getattr(math, "exp2", lambda x: 2.0 ** x))
expm1 = _total(math.expm1)
log = _logarithm(math.log)
log2 = _logarithm(math.log2)
log10 = _logarithm(math.log10)
fmod = _total(math.fmod)
hypot = _total(math.hypot)
cbrt = _total(getattr(math, "cbrt", lambda x: math.copysign(abs(x) ** (1.0 / 3.0), x)))
erf = _total(math.erf)
erfc = _total(math.erfc)
lgamma = _total(math.lgamma)


def sinh(x):
    try:
        return math.sinh(x)
    except OverflowError:
        return math.copysign(math.inf, x)


def atanh(x):
    if abs(x) == 1.0:
        return math.copysign(math.inf, x)
    return _total(math.atanh)(x)


def log1p(x):
    return -math.inf if x == -1.0 else _total(math.log1p)(x)


def gamma(x):
    if x == 0.0:
        return math.copysign(math.inf, x)
    return _total(math.gamma)(x)


def pow(x, y):
    try:
        return math.pow(x, y)
    except ValueError:
        return math.inf if x == 0.0 else math.nan
    except OverflowError:
        return -math.inf if x < 0.0 and y % 2.0 == 1.0 else math.inf


def floor(x):
    return x if math.isinf(x) or math.isnan(x) else math.copysign(float(math.floor(x)), x)


def ceil(x):
    return x if math.isinf(x) or math.isnan(x) else math.copysign(float(math.ceil(x)), x)


def ldexp(x, exponent):
    try:
        return math.ldexp(x, exponent)
    except OverflowError:
        return math.copysign(math.inf, x)


def frexp_mantissa(x):
    return math.frexp(x)[0]


def frexp_exponent(x):
    return math.frexp(x)[1]


def _give(data, out):
    for index, byte in enumerate(data[:len(out)]):
        out[index] = byte
    return len(data)


def _bytes(array, start, count):
    return bytes([array[index] for index in range(start, start + count)])


def float_to_text(value, format, precision, out):
    if math.isnan(value):
        text = 'nan'
    elif math.isinf(value):
        text = 'inf' if value > 0 else '-inf'
    elif chr(format) == 'r':
        text = _shortest(value)
    else:
        text = '%.*' + chr(format)
        text = text % (precision, value)
    return _give(text.encode(), out)


def _shortest(value):
    sign = '-' if float_to_bits(value) < 0 else ''
    text = repr(abs(value))
    mantissa, _, exponent = text.partition('e')
    whole, _, fraction = mantissa.partition('.')
    digits = whole + fraction
    first = len(digits) - len(digits.lstrip('0'))
    digits_exponent = len(whole) - 1 - first + int(exponent or '0')
    digits = digits.strip('0')
    if not digits:
        return sign + '0e0'
    return '%s%se%d' % (sign, digits, digits_exponent)


def text_to_float(text, start, length):
    return float(_bytes(text, start, length))


def bytes_are_same(a, start_a, b, start_b, count):
    return int(_bytes(a, start_a, count) == _bytes(b, start_b, count))


def byte_find(text, byte, start, stop):
    for i in range(start, stop):
        if text[i] == byte:
            return i
    return -1


def _system(function):
    """What the function gives, or minus the error number."""
    def call(*arguments):
        try:
            result = function(*arguments)
        except OSError as error:
            return -(error.errno or 5)
        return 0 if result is None else int(result)
    return call


@_system
def os_write(descriptor, data, start, count):
    return os.write(descriptor, _bytes(data, start, count))


@_system
def os_read(descriptor, data, start, count):
    found = os.read(descriptor, count)
    for index, byte in enumerate(found):
        data[start + index] = byte
    return len(found)


@_system
def os_open(path, length, flags, mode):
    return os.open(_bytes(path, 0, length), flags, mode)


os_close = _system(os.close)
os_seek = _system(os.lseek)
os_truncate = _system(os.ftruncate)
os_isatty = _system(os.isatty)
os_getpid = _system(os.getpid)


@_system
def os_file_size(descriptor):
    return os.fstat(descriptor).st_size


def _on_path(function):
    return _system(lambda path, length, *rest: function(_bytes(path, 0, length), *rest))


os_unlink = _on_path(os.unlink)
os_mkdir = _on_path(os.mkdir)
os_rmdir = _on_path(os.rmdir)
os_chdir = _on_path(os.chdir)
os_access = _on_path(os.access)
os_stat_mode = _on_path(lambda path: os.stat(path).st_mode)
os_lstat_mode = _on_path(lambda path: os.lstat(path).st_mode)
os_stat_size = _on_path(lambda path: os.stat(path).st_size)
os_unsetenv = _on_path(lambda name: os.environb.pop(name, None) and None)
os_system = _on_path(os.system)
os_realpath = _system(lambda path, length, out: _give(os.path.realpath(_bytes(path, 0, length), strict=True), out))


def os_stat_mtime(path, length):
    try:
        return os.stat(_bytes(path, 0, length)).st_mtime
    except OSError:
        return math.nan


@_system
def os_rename(path, length, new_path, new_length):
    os.rename(_bytes(path, 0, length), _bytes(new_path, 0, new_length))


def os_getcwd(out):
    return _give(os.getcwdb(), out)


_listings = []


@_system
def os_listdir_open(path, length):
    _listings.append(os.listdir(_bytes(path, 0, length)))
    return len(_listings) - 1


def os_listdir_next(handle, out):
    return _give(_listings[handle].pop(0), out) if _listings[handle] else -1


def os_listdir_close(handle):
    _listings[handle] = []


def os_getenv(name, length, out):
    value = os.environb.get(_bytes(name, 0, length))
    return -1 if value is None else _give(value, out)


def os_environ_count():
    return len(os.environb)


def os_environ_entry(index, out):
    name, value = list(os.environb.items())[index]
    return _give(name + b'=' + value, out)


def os_setenv(name, length, value, value_length):
    os.environb[_bytes(name, 0, length)] = _bytes(value, 0, value_length)
    return 0


def os_strerror(number, out):
    return _give(os.strerror(number).encode(), out)


def os_random(data, start, count):
    for index, byte in enumerate(os.urandom(count)):
        data[start + index] = byte
    return count


def process_argument_count():
    return len(sys.argv)


def process_argument_length(index):
    return len(os.fsencode(sys.argv[index]))


def process_argument_copy(index, out):
    return _give(os.fsencode(sys.argv[index]), out)


def interrupt_watch(looks_out):
    """Untranslated, interrupts are Python's."""


def interrupt_pending():
    return 0


def interrupt_take():
    return 0


def interrupt_raise():
    signal.raise_signal(signal.SIGINT)


def interrupt_hold(holds):
    """Untranslated, nothing is to be held."""


def process_interrupted():
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.raise_signal(signal.SIGINT)


def print_traceback(depth, of_group):
    """Untranslated, nothing is recorded."""


def traceback_places(out):
    return 0


def process_exit(status):
    os._exit(status & 255)


def time_seconds():
    return time.time()


def time_monotonic():
    return time.monotonic()


def time_process():
    return time.process_time()


def time_sleep(seconds):
    time.sleep(seconds)


def _field(moment, field):
    offset = moment.tm_gmtoff if moment.tm_gmtoff is not None else 0
    return (*moment[:9], offset)[field]


def time_local_field(seconds, field):
    return _field(time.localtime(seconds), field)


def time_utc_field(seconds, field):
    return _field(time.gmtime(seconds), field)


def time_from_local(year, month, day, hour, minute, second):
    return int(time.mktime((year, month, day, hour, minute, second, 0, 0, -1)))


# Memory by address: words in a dict.
_memory = {}
_allocations = {}
_next_address = 1 << 20


def memory_allocate(size):
    global _next_address
    address = _next_address
    _allocations[address] = size
    for word in range(address, address + size, 8):
        _memory[word] = 0
    _next_address += (size + 64 + 15) // 16 * 16
    return address


def memory_allocate_uncleared(size):
    address = memory_allocate(size)
    for word in range(address, address + size, 8):
        _memory[word] = 0x5A5A5A5A5A5A5A5A
    return address


def memory_free(address):
    for word in range(address, address + _allocations.pop(address), 8):
        del _memory[word]


def memory_clear(address, size):
    for word in range(address, address + size, 8):
        memory_store(word, 0)


def memory_load(address):
    return _memory[address]


def memory_store(address, value):
    assert address in _memory, 'nothing is allocated at address %d' % address
    _memory[address] = value
