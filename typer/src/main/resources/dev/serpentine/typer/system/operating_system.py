"""The modules os and os.path, and what of sys is no data."""

from rpython.rtyper.lltypesystem.lltype import CHARS, external, llbytes, malloc
from serpentine_system import builders, encodings, errors, folding, interrupts

external_getenv = external('os_getenv')
external_setenv = external('os_setenv')
external_unsetenv = external('os_unsetenv')
external_getcwd = external('os_getcwd')
external_chdir = external('os_chdir')
external_unlink = external('os_unlink')
external_rename = external('os_rename')
external_mkdir = external('os_mkdir')
external_rmdir = external('os_rmdir')
external_mode = external('os_stat_mode')
external_link_mode = external('os_lstat_mode')
external_size = external('os_stat_size')
external_time = external('os_stat_mtime')
external_access = external('os_access')
external_realpath = external('os_realpath')
external_list = external('os_listdir_open')
external_list_next = external('os_listdir_next')
external_list_close = external('os_listdir_close')
external_getpid = external('os_getpid')
external_random = external('os_random')
external_system = external('os_system')
external_open = external('os_open')
external_close = external('os_close')
process_exit = external('process_exit')

DIRECTORY = 0o040000
REGULAR = 0o100000
LINK = 0o120000
KIND = 0o170000


def encoded(path):
    """The bytes of a path, an array of Char."""
    return llbytes(encodings.encode_system(path)).items


def check(result, path):
    if result < 0:
        errors.raise_os_error(-result, path)
    return result


def getcwd():
    out = malloc(CHARS, 4096)
    length = check(external_getcwd(out), None)
    return encodings.decode_system(out, length if length < 4096 else 4096)


def chdir(path):
    items = encoded(path)
    check(external_chdir(items, len(items)), path)


def remove(path):
    items = encoded(path)
    check(external_unlink(items, len(items)), path)


def rename(src, dst):
    old = encoded(src)
    new = encoded(dst)
    check(external_rename(old, len(old), new, len(new)), src)


def mkdir(path, mode=0o777):
    items = encoded(path)
    check(external_mkdir(items, len(items), mode), path)


def makedirs(name, mode=0o777, exist_ok=False):
    head = dirname(name)
    if len(head) > 0 and not exists(head):
        makedirs(head, mode, True)
    if exist_ok and isdir(name):
        return
    mkdir(name, mode)


def rmdir(path):
    items = encoded(path)
    check(external_rmdir(items, len(items)), path)


def listdir(path='.'):
    items = encoded(path)
    handle = check(external_list(items, len(items)), path)
    out = malloc(CHARS, 1024)
    result = []
    while True:
        length = external_list_next(handle, out)
        if length < 0:
            break
        result.append(encodings.decode_system(out, length))
    external_list_close(handle)
    return result


def getenv(key, default=None):
    items = encoded(key)
    out = malloc(CHARS, 256)
    length = external_getenv(items, len(items), out)
    if length < 0:
        return default
    if length > 256:
        out = malloc(CHARS, length)
        external_getenv(items, len(items), out)
    return encodings.decode_system(out, length)


class Environment:
    """os.environ: reads and writes the process's own environment."""

    def get(self, key, default=None):
        return getenv(key, default)

    def __getitem__(self, key):
        value = getenv(key)
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        putenv(key, value)

    def __delitem__(self, key):
        if key not in self:
            raise KeyError(key)
        unsetenv(key)

    def __contains__(self, key):
        return getenv(key) is not None


environ = Environment()


def putenv(key, value):
    name = encoded(key)
    items = encoded(value)
    check(external_setenv(name, len(name), items, len(items)), None)


def unsetenv(key):
    name = encoded(key)
    check(external_unsetenv(name, len(name)), None)


def getpid():
    return external_getpid()


def kill(pid, signal):
    """os.kill, of this process by SIGINT."""
    if pid != external_getpid():
        raise NotImplementedError('a translated program can only send signals to itself')
    interrupts.raise_signal(signal)


def urandom(size):
    out = malloc(CHARS, size)
    external_random(out, 0, size)
    builder = builders.new_bytes(size)
    builders.add_items(builder, out, 0, size)
    return builders.build_bytes(builder)


def system(command):
    items = encoded(command)
    return external_system(items, len(items))


def access(path, mode):
    items = encoded(path)
    return external_access(items, len(items), mode) == 1


def _exit(status):
    process_exit(status)


def open(path, flags, mode=0o777):
    items = encoded(path)
    return check(external_open(items, len(items), flags, mode), path)


def read(fd, length):
    out = malloc(CHARS, length)
    count = check(interrupts.read(fd, out, length), None)
    builder = builders.new_bytes(count)
    builders.add_items(builder, out, 0, count)
    return builders.build_bytes(builder)


def write(fd, data):
    items = llbytes(data).items
    return check(interrupts.write(fd, items, 0, len(items)), None)


def close(fd):
    check(external_close(fd), None)


def sys_exit(status=None):
    raise SystemExit(status)


# os.path

def mode_of(path):
    items = encoded(path)
    return external_mode(items, len(items))


def exists(path):
    return mode_of(path) >= 0


def isfile(path):
    mode = mode_of(path)
    return mode >= 0 and mode & KIND == REGULAR


def isdir(s):
    mode = mode_of(s)
    return mode >= 0 and mode & KIND == DIRECTORY


def islink(path):
    items = encoded(path)
    mode = external_link_mode(items, len(items))
    return mode >= 0 and mode & KIND == LINK


def getsize(filename):
    items = encoded(filename)
    return check(external_size(items, len(items)), filename)


def getmtime(filename):
    items = encoded(filename)
    moment = external_time(items, len(items))
    if moment != moment:
        errors.raise_os_error(2, filename)
    return moment


def isabs(s):
    return s.startswith('/')


def join(path, *parts):
    return folding.fold(joined, path, parts)


def joined(a, b):
    if b.startswith('/') or len(a) == 0:
        return b
    if a.endswith('/'):
        return a + b
    return a + '/' + b


def split(p):
    cut = p.rfind('/') + 1
    head = p[:cut]
    if len(head) > 0 and head != '/' * len(head):
        head = head.rstrip('/')
    return head, p[cut:]


def dirname(p):
    return split(p)[0]


def basename(p):
    return p[p.rfind('/') + 1:]


def splitext(p):
    dot = p.rfind('.')
    start = p.rfind('/') + 1
    if dot > start:
        position = start
        while position < dot:
            if p[position] != '.':
                return p[:dot], p[dot:]
            position += 1
    return p, ''


def normpath(path):
    if len(path) == 0:
        return '.'
    slashes = 0
    if path.startswith('/'):
        slashes = 1
        if path.startswith('//') and not path.startswith('///'):
            slashes = 2
    kept = []
    for part in path.split('/'):
        if len(part) > 0 and part != '.':
            if part != '..' or slashes == 0 and (len(kept) == 0 or kept[len(kept) - 1] == '..'):
                kept.append(part)
            elif len(kept) > 0:
                kept.pop()
    result = '/' * slashes + '/'.join(kept)
    return result if len(result) > 0 else '.'


def abspath(path):
    if path.startswith('/'):
        return normpath(path)
    return normpath(getcwd() + '/' + path)


def realpath(filename):
    items = encoded(filename)
    out = malloc(CHARS, 4096)
    length = external_realpath(items, len(items), out)
    if length < 0 or length > 4096:
        return abspath(filename)
    return encodings.decode_system(out, length)


def get_ident():
    """There is one thread."""
    return 1


def fspath(path):
    """What a path is as text or bytes."""
    if isinstance(path, str) or isinstance(path, bytes):
        return path
    return path.__fspath__()


def strerror(code, /):
    return errors.error_text(code)
