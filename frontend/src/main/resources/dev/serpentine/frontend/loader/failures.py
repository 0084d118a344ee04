"""Tells Java of exceptions: Python's own text, and where they were raised."""


def _own_frame(frame):
    return frame.filename.startswith('<serpentine') or frame.filename.startswith('<frozen importlib')


def failure(exception):
    """The traceback as text, without our frames and those of the import machinery; the exception alone; file, line and column of its place; then the same three and the function of each frame."""
    import traceback
    if isinstance(exception, SyntaxError):
        _mend_place(exception)
    described = traceback.TracebackException.from_exception(exception)
    seen = set()
    pending = [described]
    while pending:
        each = pending.pop()
        if each is None or id(each) in seen:
            continue
        seen.add(id(each))
        each.stack[:] = [frame for frame in each.stack if not _own_frame(frame)]
        pending += [each.__cause__, each.__context__]
    frames = []
    for frame in described.stack:
        frames += [frame.filename, frame.lineno or 0, getattr(frame, 'colno', None) or 0, frame.name]
    place = frames[-4:-1] if frames else ['', 0, 0]
    if isinstance(exception, SyntaxError):
        sentence = type(exception).__name__ + ': ' + str(exception.msg)
        if exception.filename and exception.lineno:
            place = [exception.filename, exception.lineno, max((exception.offset or 1) - 1, 0)]
    else:
        sentence = ''.join(described.format_exception_only()).rstrip('\n')
    return (''.join(described.format()), sentence, *place, *frames)


def _mend_place(error):
    """The embedded Python's parser puts some errors of indentation at another place than CPython does."""
    lines = _lines_of(error.filename)
    if error.msg == 'unexpected indent':
        line = _unexpected_indent(lines)
        if line:
            _put(error, lines, line, len(lines[line - 1]) - len(lines[line - 1].lstrip()))
    elif error.msg.startswith("(unicode error) 'utf-8' codec can't decode byte 0x"):
        _put_at_byte(error)
    elif error.lineno is None or not 1 <= error.lineno <= len(lines):
        return
    elif error.msg.startswith('unindent does not match') or error.msg.endswith(' on line %d' % error.lineno) and (error.offset or 0) <= 1:
        _put(error, lines, error.lineno, len(lines[error.lineno - 1]) + 1)
    elif error.msg.startswith('unexpected character after line continuation'):
        _put(error, lines, error.lineno, max((error.offset or 0) - 1, 1))
    elif error.msg.startswith("invalid character '") and error.offset and error.text and not error.text[error.offset - 1:error.offset].isprintable():
        error.msg = 'invalid non-printable character U+%04X' % ord(error.text[error.offset - 1])


def _put(error, lines, line, offset):
    error.lineno = error.end_lineno = line
    error.offset = offset
    error.end_offset = offset + 1
    error.text = lines[line - 1] + '\n'


def _put_at_byte(error):
    """A byte that is no UTF-8 is in another line than the first, where the embedded Python sees it."""
    with open(error.filename, 'rb') as file:
        data = file.read()
    try:
        data.decode()
    except UnicodeDecodeError as place:
        line = data.count(b'\n', 0, place.start) + 1
        error.msg = "Non-UTF-8 code starting with '\\x%02x' on line %d, but no encoding declared; see https://peps.python.org/pep-0263/ for details" % (data[place.start], line)
        begin = data.rfind(b'\n', 0, place.start) + 1
        end = data.find(b'\n', place.start)
        lines = [''] * (line - 1) + [data[begin:end if end >= 0 else len(data)].decode('latin-1')]
        _put(error, lines, line, place.start - begin + 1)


def _lines_of(filename):
    try:
        import tokenize
        with tokenize.open(filename) as file:
            return file.read().splitlines()
    except (OSError, SyntaxError, ValueError, TypeError):
        return []


def _unexpected_indent(lines):
    """The line of the first deeper indentation that no colon stands before; 0 if there is none."""
    depth = 0
    quote = ''
    widths = [0]
    opens_block = False
    is_continued = False
    for number, line in enumerate(lines, 1):
        starts = depth == 0 and quote == '' and not is_continued
        text = line.lstrip(' \t\f')
        if starts and (text == '' or text.startswith('#')):
            continue
        if starts:
            width = len(line.expandtabs(8)) - len(text.expandtabs(8)) if '\t' in line else len(line) - len(text)
            if width > widths[-1]:
                if not opens_block:
                    return number
                widths.append(width)
            while width < widths[-1]:
                widths.pop()
        depth, quote, last = _scan(line, depth, quote)
        is_continued = quote == '' and line.endswith('\\')
        opens_block = last == ':' and depth == 0
    return 0


def _scan(line, depth, quote):
    """What a line leaves open: the depth of brackets, and the quotes of a text; and its last character that means anything."""
    last = ''
    i = 0
    while i < len(line):
        character = line[i]
        if quote:
            if character == '\\':
                i += 1
            elif line.startswith(quote, i):
                i += len(quote) - 1
                quote = ''
        elif character == '#':
            break
        elif character in '"\'':
            quote = character * 3 if line.startswith(character * 3, i) else character
            i += len(quote) - 1
            last = character
        elif character in '([{':
            depth += 1
            last = character
        elif character in ')]}':
            depth = max(depth - 1, 0)
            last = character
        elif not character.isspace():
            last = character
        i += 1
    if len(quote) == 1 and not line.endswith('\\'):
        quote = ''
    return depth, quote, last
