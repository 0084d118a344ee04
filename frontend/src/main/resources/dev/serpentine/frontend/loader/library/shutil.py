"""shutil, whose own source asks the operating system for owners, modes and times, and reads through file descriptors. Here files are copied by what they hold."""

import os

from rpython.rlib.objectmodel import specialize

__all__ = ['Error', 'SameFileError', 'copyfileobj', 'copyfile', 'copy', 'copy2', 'copytree', 'move', 'rmtree', 'which']

COPIED_AT_A_TIME = 1 << 16


class Error(OSError):
    pass


class SameFileError(Error):
    """As in shutil."""


@specialize.argtype(0, 1)
def copyfileobj(fsrc, fdst, length=0):
    """As in shutil."""
    while True:
        part = fsrc.read(length if length > 0 else COPIED_AT_A_TIME)
        if not part:
            return
        fdst.write(part)


def _copy_contents(source, target):
    if os.path.exists(target) and os.path.realpath(source) == os.path.realpath(target):
        raise SameFileError(repr(source) + ' and ' + repr(target) + ' are the same file')
    with open(source, 'rb') as reader:
        with open(target, 'wb') as writer:
            copyfileobj(reader, writer)


def copyfile(src, dst):
    """As in shutil."""
    _copy_contents(os.fspath(src), os.fspath(dst))
    return dst


def copy(src, dst):
    """As in shutil, without the mode; the result is text."""
    source = os.fspath(src)
    target = os.fspath(dst)
    if os.path.isdir(target):
        target = os.path.join(target, os.path.basename(source))
    _copy_contents(source, target)
    return target


copy2 = copy


def copytree(src, dst, dirs_exist_ok=False):
    """As in shutil, without modes and times; links are followed."""
    _copy_tree(os.fspath(src), os.fspath(dst), dirs_exist_ok)
    return dst


def _copy_tree(source, target, may_exist):
    names = os.listdir(source)
    os.makedirs(target, exist_ok=may_exist)
    for name in names:
        below = os.path.join(source, name)
        if os.path.isdir(below):
            _copy_tree(below, os.path.join(target, name), may_exist)
        else:
            _copy_contents(below, os.path.join(target, name))


def move(src, dst):
    """As in shutil; the result is text."""
    source = os.fspath(src)
    target = os.fspath(dst)
    if os.path.isdir(target):
        target = os.path.join(target, os.path.basename(source.rstrip('/')))
        if os.path.exists(target):
            raise Error("Destination path '" + target + "' already exists")
    try:
        os.rename(source, target)
    except FileNotFoundError:
        raise
    except OSError:
        # Another file system.
        if os.path.isdir(source) and not os.path.islink(source):
            _copy_tree(source, target, False)
            _remove_tree(source)
        else:
            _copy_contents(source, target)
            os.unlink(source)
    return target


def rmtree(path, ignore_errors=False):
    """As in shutil."""
    name = os.fspath(path)
    try:
        if os.path.islink(name):
            raise OSError('Cannot call rmtree on a symbolic link')
        _remove_tree(name)
    except OSError:
        if not ignore_errors:
            raise


def _remove_tree(path):
    for name in os.listdir(path):
        below = os.path.join(path, name)
        if os.path.isdir(below) and not os.path.islink(below):
            _remove_tree(below)
        else:
            os.unlink(below)
    os.rmdir(path)


def which(cmd, mode=os.F_OK | os.X_OK, path=None):
    """As in shutil."""
    if '/' in cmd:
        return cmd if _is_program(cmd, mode) else None
    folders = os.environ.get('PATH', '/bin:/usr/bin') if path is None else path
    for folder in folders.split(':'):
        found = os.path.join(folder, cmd)
        if _is_program(found, mode):
            return found
    return None


def _is_program(path, mode):
    return os.path.exists(path) and os.access(path, mode) and not os.path.isdir(path)
