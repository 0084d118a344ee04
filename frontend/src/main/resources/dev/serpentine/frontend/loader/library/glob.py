"""glob, whose own source looks through folders by file descriptors. Names come in the order in which the operating system has them, as in Python."""

import fnmatch
import os
import re

__all__ = ['escape', 'glob', 'has_magic', 'iglob']

_MAGIC = re.compile('([*?[])')


def has_magic(s):
    """As in glob."""
    return _MAGIC.search(s) is not None


def escape(pathname):
    """As in glob."""
    return _MAGIC.sub(r'[\1]', pathname)


def glob(pathname, *, root_dir=None, recursive=False, include_hidden=False):
    """As in glob."""
    root = '' if root_dir is None else os.fspath(root_dir)
    folder, last = os.path.split(pathname)
    if not has_magic(pathname):
        exists = os.path.exists(_below(root, pathname)) if last else os.path.isdir(_below(root, folder))
        return [pathname] if exists else []
    if not folder:
        return _names(root, last, recursive, include_hidden)
    folders = glob(folder, root_dir=root, recursive=recursive, include_hidden=include_hidden) if folder != pathname and has_magic(folder) else [folder]
    found = []
    for each in folders:
        if not has_magic(last):
            path = os.path.join(each, last)
            if os.path.exists(_below(root, path)) if last else os.path.isdir(_below(root, each)):
                found.append(path)
        else:
            for name in _names(_below(root, each), last, recursive, include_hidden):
                found.append(os.path.join(each, name))
    return found


def iglob(pathname, *, root_dir=None, recursive=False, include_hidden=False):
    """As in glob."""
    return iter(glob(pathname, root_dir=root_dir, recursive=recursive, include_hidden=include_hidden))


def _below(root, path):
    return os.path.join(root, path) if root else path


def _listed(folder):
    try:
        return os.listdir(folder or '.')
    except OSError:
        return []


def _names(folder, pattern, recursive, include_hidden):
    if recursive and pattern == '**':
        found = ['']
        _add_below(folder, '', include_hidden, found)
        return found
    return [name for name in _listed(folder)
            if (include_hidden or pattern.startswith('.') or not name.startswith('.')) and fnmatch.fnmatch(name, pattern)]


def _add_below(folder, prefix, include_hidden, found):
    for name in _listed(folder):
        if include_hidden or not name.startswith('.'):
            path = os.path.join(prefix, name) if prefix else name
            found.append(path)
            below = _below(folder, name)
            if os.path.isdir(below):
                _add_below(below, path, include_hidden, found)
