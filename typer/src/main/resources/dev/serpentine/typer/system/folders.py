"""os.stat, and os.walk, whose own source has entries of the operating system. Names come in the order in which that has them, as in Python."""

from serpentine_system import operating_system


class stat_result:
    """The size in bytes, and when the file was changed, in seconds."""

    def __init__(self, size, changed):
        self.st_size = size
        self.st_mtime = changed


def stat(path):
    """As in os, for files that links lead to, too."""
    return stat_result(operating_system.getsize(path), operating_system.getmtime(path))


def walk(top, topdown=True, onerror=None, followlinks=False):
    """As in os."""
    top = operating_system.fspath(top)
    if topdown:
        yield from _downwards(top, onerror, followlinks)
    else:
        # Folders behind what they hold: the reverse of the way down that takes the last folder first.
        yield from reversed(list(_downwards(top, onerror, followlinks, last_first=True)))


def _downwards(top, onerror, followlinks, last_first=False):
    pending = [top]
    while pending:
        folder = pending.pop()
        folders = []
        files = []
        try:
            names = operating_system.listdir(folder)
        except OSError as error:
            if onerror is not None:
                onerror(error)
            continue
        for name in names:
            (folders if operating_system.isdir(operating_system.join(folder, name)) else files).append(name)
        yield folder, folders, files
        for name in folders if last_first else folders[::-1]:
            path = operating_system.join(folder, name)
            if followlinks or not operating_system.islink(path):
                pending.append(path)
