"""pathlib, whose own source makes classes for each platform and asks the operating system for more than there is. A path is a text that is normal once and for all; Path and PosixPath are one class, as they are for whoever looks at a path on such a platform."""

import fnmatch
import os

from rpython.rlib.objectmodel import specialize

__all__ = ['PurePath', 'PurePosixPath', 'Path', 'PosixPath']


def _normal(text):
    """Without empty parts and '.'."""
    root = ''
    if text.startswith('/'):
        root = '//' if text.startswith('//') and not text.startswith('///') else '/'
    parts = [part for part in text.split('/') if part and part != '.']
    return root + '/'.join(parts)


def _joined(first, second):
    if second.startswith('/') or not first:
        return second
    return first + second if first.endswith('/') else first + '/' + second


@specialize.argtype(0)
def _text_of(part):
    if isinstance(part, str):
        return part
    if isinstance(part, PurePosixPath):
        return part._text
    raise TypeError("argument should be a str or an os.PathLike object where __fspath__ returns a str, not '" + type(part).__name__ + "'")


class PurePosixPath:
    """As in pathlib."""

    @specialize.call_location()
    def __init__(self, *parts):
        text = ''
        for part in parts:
            text = _joined(text, _text_of(part))
        self._text = _normal(text)

    def _like(self, text):
        """A path of the same class."""
        return type(self)(text)

    def __str__(self):
        return self._text or '.'

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        return str(self)

    def __repr__(self):
        return type(self).__name__ + '(' + repr(str(self)) + ')'

    def __hash__(self):
        return hash(self._text)

    def __eq__(self, other):
        return isinstance(other, PurePosixPath) and self._text == other._text

    def __lt__(self, other):
        return self.parts < other.parts if isinstance(other, PurePosixPath) else NotImplemented

    def __le__(self, other):
        return self.parts <= other.parts if isinstance(other, PurePosixPath) else NotImplemented

    def __gt__(self, other):
        return self.parts > other.parts if isinstance(other, PurePosixPath) else NotImplemented

    def __ge__(self, other):
        return self.parts >= other.parts if isinstance(other, PurePosixPath) else NotImplemented

    @specialize.argtype(1)
    def __truediv__(self, key):
        return self._like(_joined(self._text, _text_of(key))) if isinstance(key, (str, PurePosixPath)) else NotImplemented

    @specialize.argtype(1)
    def __rtruediv__(self, key):
        return self._like(_joined(_text_of(key), self._text)) if isinstance(key, (str, PurePosixPath)) else NotImplemented

    @specialize.call_location()
    def joinpath(self, *parts):
        text = self._text
        for part in parts:
            text = _joined(text, _text_of(part))
        return self._like(text)

    @property
    def root(self):
        return '//' if self._text.startswith('//') else '/' if self._text.startswith('/') else ''

    @property
    def drive(self):
        return ''

    @property
    def anchor(self):
        return self.root

    def _names(self):
        """The parts behind the root."""
        behind = self._text[len(self.root):]
        return behind.split('/') if behind else []

    @property
    def parts(self):
        return tuple(([self.root] if self.root else []) + self._names())

    @property
    def name(self):
        names = self._names()
        return names[-1] if names else ''

    @property
    def suffix(self):
        name = self.name
        place = name.rfind('.')
        return name[place:] if 0 < place < len(name) - 1 else ''

    @property
    def suffixes(self):
        name = self.name
        if name.endswith('.'):
            return []
        return ['.' + suffix for suffix in name.lstrip('.').split('.')[1:]]

    @property
    def stem(self):
        name = self.name
        place = name.rfind('.')
        return name[:place] if 0 < place < len(name) - 1 else name

    @property
    def parent(self):
        names = self._names()
        return self._like(self.root + '/'.join(names[:-1])) if names else self

    @property
    def parents(self):
        found = []
        path = self
        while path._names():
            path = path.parent
            found.append(path)
        return found

    def is_absolute(self):
        return self._text.startswith('/')

    def _named(self, name):
        if not self.name:
            raise ValueError(repr(self) + ' has an empty name')
        return self._like(self._text[:len(self._text) - len(self.name)] + name)

    def with_name(self, name):
        if not name or '/' in name or name == '.':
            raise ValueError('Invalid name ' + repr(name))
        return self._named(name)

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        if '/' in suffix or suffix and not suffix.startswith('.') or suffix == '.':
            raise ValueError('Invalid suffix ' + repr(suffix))
        return self._named(self.stem + suffix)

    @specialize.argtype(1)
    def relative_to(self, other, walk_up=False):
        above = PurePosixPath(_text_of(other))
        names = self._names()
        others = above._names()
        common = 0
        while common < len(others) and common < len(names) and names[common] == others[common]:
            common += 1
        if self.root != above.root or common < len(others) and not walk_up:
            raise ValueError(repr(str(self)) + ' is not in the subpath of ' + repr(str(above)))
        return self._like('/'.join(['..'] * (len(others) - common) + names[common:]))

    @specialize.argtype(1)
    def is_relative_to(self, other):
        above = PurePosixPath(_text_of(other))
        return above._text == self._text or self._text.startswith(above._text if above._text == '' or above._text.endswith('/') else above._text + '/')

    def match(self, pattern):
        """As in pathlib, for patterns without '**'."""
        wanted = PurePosixPath(pattern)
        names = self._names()
        patterns = wanted._names()
        if len(names) < len(patterns) or wanted.root and (self.root != wanted.root or len(names) != len(patterns)):
            return False
        for i in range(len(patterns)):
            if not fnmatch.fnmatchcase(names[len(names) - len(patterns) + i], patterns[i]):
                return False
        return True


class PosixPath(PurePosixPath):
    """As in pathlib: Path."""

    @staticmethod
    def cwd():
        return PosixPath(os.getcwd())

    @staticmethod
    def home():
        return PosixPath(os.environ['HOME'])

    def exists(self):
        return os.path.exists(str(self))

    def is_file(self):
        return os.path.isfile(str(self))

    def is_dir(self):
        return os.path.isdir(str(self))

    def stat(self):
        return os.stat(str(self))

    def is_symlink(self):
        return os.path.islink(str(self))

    def absolute(self):
        return self if self.is_absolute() else PosixPath(os.getcwd(), self._text)

    def resolve(self, strict=False):
        return PosixPath(os.path.realpath(str(self)))

    def expanduser(self):
        if self._text == '~' or self._text.startswith('~/'):
            return PosixPath(os.environ['HOME'], self._text[2:])
        return self

    def read_text(self, encoding=None, errors=None):
        with open(str(self)) as file:
            return file.read()

    def write_text(self, data, encoding=None, errors=None, newline=None):
        with open(str(self), 'w') as file:
            return file.write(data)

    def read_bytes(self):
        with open(str(self), 'rb') as file:
            return file.read()

    def write_bytes(self, data):
        with open(str(self), 'wb') as file:
            return file.write(data)

    @specialize.arg(1)
    def open(self, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
        return open(str(self), mode)

    def iterdir(self):
        for name in os.listdir(str(self)):
            yield self / name

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        try:
            os.mkdir(str(self), mode)
        except FileNotFoundError:
            if not parents or self.parent == self:
                raise
            self.parent.mkdir(parents=True, exist_ok=True)
            self.mkdir(mode, False, exist_ok)
        except OSError:
            if not exist_ok or not self.is_dir():
                raise

    def rmdir(self):
        os.rmdir(str(self))

    def unlink(self, missing_ok=False):
        try:
            os.remove(str(self))
        except FileNotFoundError:
            if not missing_ok:
                raise

    @specialize.argtype(1)
    def rename(self, target):
        os.rename(str(self), _text_of(target))
        return PosixPath(_text_of(target))

    @specialize.argtype(1)
    def replace(self, target):
        os.replace(str(self), _text_of(target))
        return PosixPath(_text_of(target))

    def touch(self, mode=0o666, exist_ok=True):
        if self.exists() and not exist_ok:
            raise FileExistsError(17, 'File exists', str(self))
        with open(str(self), 'a'):
            pass

    def _below(self):
        """The folder itself and all folders in it."""
        found = [self]
        for name in sorted(os.listdir(str(self))):
            path = self / name
            if path.is_dir() and not path.is_symlink():
                found.extend(path._below())
        return found

    def _selected(self, patterns):
        if not patterns:
            return [self]
        if patterns[0] == '**':
            found = []
            for folder in self._below():
                found.extend([path for path in folder._selected(patterns[1:]) if path not in found])
            return found
        if not self.is_dir():
            return []
        names = [patterns[0]] if '*' not in patterns[0] and '?' not in patterns[0] and '[' not in patterns[0] else [name for name in os.listdir(str(self)) if fnmatch.fnmatchcase(name, patterns[0])]
        found = []
        for name in names:
            path = self / name
            if path.exists():
                found.extend(path._selected(patterns[1:]))
        return found

    def glob(self, pattern):
        if not pattern:
            raise ValueError('Unacceptable pattern: ' + repr(pattern))
        return iter(self._selected(PurePosixPath(pattern)._names()))

    def rglob(self, pattern):
        return iter(self._selected(['**'] + PurePosixPath(pattern)._names()))


PurePath = PurePosixPath
Path = PosixPath
