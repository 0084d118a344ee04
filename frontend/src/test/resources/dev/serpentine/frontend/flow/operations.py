"""What each operation of a flow graph means, one function each, under the operation's mnemonic."""
import builtins
import types


def neg(x): return -x
def pos(x): return +x
def invert(x): return ~x
def bool_(x): return True if x else False
def not_(x): return not x
def add(x, y): return x + y
def sub(x, y): return x - y
def mul(x, y): return x * y
def matmul(x, y): return x @ y
def truediv(x, y): return x / y
def floordiv(x, y): return x // y
def mod(x, y): return x % y
def pow(x, y): return x ** y
def lshift(x, y): return x << y
def rshift(x, y): return x >> y
def and_(x, y): return x & y
def or_(x, y): return x | y
def xor(x, y): return x ^ y


def inplace_add(x, y):
    x += y
    return x


def inplace_sub(x, y):
    x -= y
    return x


def inplace_mul(x, y):
    x *= y
    return x


def inplace_truediv(x, y):
    x /= y
    return x


def inplace_floordiv(x, y):
    x //= y
    return x


def inplace_mod(x, y):
    x %= y
    return x


def inplace_pow(x, y):
    x **= y
    return x


def inplace_lshift(x, y):
    x <<= y
    return x


def inplace_rshift(x, y):
    x >>= y
    return x


def inplace_and(x, y):
    x &= y
    return x


def inplace_or(x, y):
    x |= y
    return x


def inplace_xor(x, y):
    x ^= y
    return x


def eq(x, y): return x == y
def ne(x, y): return x != y
def lt(x, y): return x < y
def le(x, y): return x <= y
def gt(x, y): return x > y
def ge(x, y): return x >= y
def is_(x, y): return x is y
def contains(x, y): return y in x
def getattr(x, name, getattr=getattr): return getattr(x, name)
def setattr(x, name, value, setattr=setattr): setattr(x, name, value)
def delattr(x, name, delattr=delattr): delattr(x, name)
def getitem(x, index): return x[index]


def setitem(x, index, value):
    x[index] = value


def delitem(x, index):
    del x[index]


def super(cls, x, super=super): return super(cls, x)
def newtuple(*items): return items
def newlist(*items): return list(items)
def newdict(*items): return dict(zip(items[::2], items[1::2]))
def newset(*items): return set(items)
def newslice(start, stop, step): return slice(start, stop, step)
def list_append(x, item): x.append(item)
def set_add(x, item): x.add(item)


def dict_store(x, key, value):
    x[key] = value


def list_extend(x, items): x.extend(items)
def set_update(x, items): x.update(items)
def dict_update(x, items): x.update(items)
def list_to_tuple(x): return tuple(x)
def iter(x, iter=iter): return iter(x)
def next(x, next=next): return next(x)


def unpack(iterable, before, after):
    if after < 0:
        try:
            items = tuple(iterable)
        except TypeError:
            raise TypeError("cannot unpack non-iterable %s object" % iterable.__class__.__name__) from None
        if len(items) > before:
            raise ValueError("too many values to unpack (expected %d)" % before)
        if len(items) < before:
            raise ValueError("not enough values to unpack (expected %d, got %d)" % (before, len(items)))
        return items
    items = list(iterable)
    if len(items) < before + after:
        raise ValueError("not enough values to unpack (expected at least %d, got %d)" % (before + after, len(items)))
    end = len(items) - after
    return (*items[:before], items[before:end], *items[end:])


def call(callable, positional, keywords, has_star, mappings, *operands):
    arguments = operands[:positional]
    rest = operands[positional:]
    named = dict(zip(keywords, rest))
    rest = rest[len(keywords):]
    if has_star:
        arguments += tuple(rest[0])
        rest = rest[1:]
    for mapping in rest[:mappings]:
        named.update(mapping)
    return callable(*arguments, **named)


def newcell(): return types.CellType()


def getcell(cell, exception, message):
    try:
        return cell.cell_contents
    except ValueError:
        raise getattr(builtins, exception)(message) from None


def setcell(cell, value):
    cell.cell_contents = value


def delcell(cell):
    getcell(cell, "NameError", "unbound")
    del cell.cell_contents


def format(value, conversion, specification, format=format):
    if conversion == "s":
        value = str(value)
    elif conversion == "r":
        value = repr(value)
    elif conversion == "a":
        value = ascii(value)
    return format(value, specification)


def join_text(*texts): return "".join(texts)


def store_global(namespace, name, value):
    namespace[name] = value


def load_global(namespace, name): return namespace[name]
def type(x, type=type): return type(x)


def set_cause(x, cause):
    x.__cause__ = cause


def set_context(x, handled):
    if x is not handled:
        x.__context__ = handled


def add_context(x, handled):
    while x is not handled:
        if x.__context__ is None:
            x.__context__ = handled
        x = x.__context__


def trace_raise(x): pass


def exception_instance(x, use, isinstance=isinstance, type=(1).__class__.__class__):
    if isinstance(x, type):
        x = x()
    if not isinstance(x, BaseException):
        raise TypeError("exceptions must derive from BaseException" if use == "raised" else "exception causes must derive from BaseException")
    return x


def exception_matches(x, cls): return isinstance(x, cls)


def make_function(run, positional_only, positional, defaults, star, keyword_only, keyword_defaults, double_star):
    """A function whose parameters Python binds, and whose body is run(*parameters) -> (whether it returned, result or exception)."""
    parts = []
    for i, name in enumerate(positional):
        parts.append(name + ("=defaults[%d]" % (i - len(positional) + len(defaults)) if i >= len(positional) - len(defaults) else ""))
        if i + 1 == positional_only:
            parts.append("/")
    if star:
        parts.append("*" + star)
    elif keyword_only:
        parts.append("*")
    for name in keyword_only:
        parts.append(name + ("=keyword_defaults[%r]" % name if name in keyword_defaults else ""))
    if double_star:
        parts.append("**" + double_star)
    names = list(positional) + [star] * bool(star) + list(keyword_only) + [double_star] * bool(double_star)
    source = "def function(%s):\n returned, value = run(%s)\n if not returned: raise value\n return value\n" % (", ".join(parts), ", ".join(names))
    namespace = {"run": run, "defaults": defaults, "keyword_defaults": keyword_defaults}
    exec(source, namespace)
    return namespace["function"]


def outcome(function, arguments, log):
    """What a call came to, as text that can be compared."""
    del log[:]
    try:
        text = "returned %r" % (function(*arguments),)
    except NameError as error:
        # Of a variable that is bound somewhere, but not now, each Python says so in its own words.
        text = "raised %r" % error if str(error).endswith("is not defined") else "raised " + error.__class__.__name__
    except BaseException as error:
        text = "raised %r from %r" % (error, error.__cause__)
    return text + " after %r" % (log,)
