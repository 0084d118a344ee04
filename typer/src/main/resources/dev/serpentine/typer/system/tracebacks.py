"""The traceback of an exception as objects, made of what the run-time support tells of its places."""

from rpython.rtyper.lltypesystem.lltype import CHARS, external, malloc
from rpython.rtyper.special_methods import resume_traceback
from serpentine_handled import folder
from serpentine_system import encodings
from serpentine_system.startup import described

traceback_places = external('traceback_places')

ROOM = 1024


class Code:
    """What is known of a function's code."""

    def __init__(self, name, filename):
        self.co_name = name
        self.co_qualname = name
        self.co_filename = filename


class Frame:
    """What is known of a call that an exception came out of."""

    def __init__(self, code, lineno):
        self.f_code = code
        self.f_lineno = lineno


class Traceback:
    """A place that an exception came through, and those further in; `_columns_` is the part of the line that is marked. Line 0 stands for calls that were left out: the function's name is how many."""

    def __init__(self, frame, columns, tb_next):
        self.tb_frame = frame
        self.tb_lineno = frame.f_lineno
        self.tb_next = tb_next
        self._columns_ = columns


def get_traceback(self):
    """BaseException.__traceback__, as the places are now."""
    resume_traceback(self)
    lines = told_places().split('\n')
    innermost_first = len(lines) - 2
    chain = None
    for i in range(innermost_first, -1, -1):
        count, lineno, columns, name, filename = parts_of(lines[i])
        if lineno == '0':
            chain = Traceback(Frame(Code(count, ''), 0), '', chain)
            continue
        for _ in range(int(count)):
            chain = Traceback(Frame(Code(name, absolute(filename)), int(lineno)), columns, chain)
    return chain


def lines_of(exception):
    """Each line with its end: what the exception is, and its notes."""
    return [described(exception) + '\n'] + [note + '\n' for note in exception._note_lines_]


def parts_of(line):
    parts = line.split('\t')
    return parts[0], parts[1], parts[2], parts[3], parts[4]


def absolute(filename):
    """The name of a file as Python has it, for whom a program's file has its folder; what is no file, or the translator's own, keeps its name."""
    if filename.startswith('/') or filename.startswith('<') or filename.startswith('serpentine_'):
        return filename
    return folder + filename


def told_places():
    """What the run-time support tells."""
    out = malloc(CHARS, ROOM)
    length = traceback_places(out)
    if length > ROOM:
        out = malloc(CHARS, length)
        traceback_places(out)
    return encodings.decode_system(out, length)
