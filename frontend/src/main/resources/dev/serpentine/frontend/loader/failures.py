"""Tells Java of exceptions: Python's own text, and where they were raised."""


# The messages of Python's IndentationError and TabError.
_OF_INDENTATION = ('expected an indented block', 'unexpected indent', 'unexpected unindent', 'unindent does not match', 'inconsistent use of tabs', 'too many levels')


def _own_frame(frame):
    return frame.filename.startswith('<serpentine') or frame.filename.startswith('<frozen importlib')


def failure(exception):
    """The traceback as text, without our frames and those of the import machinery; the exception alone; file, line and column of its place; then the same three and the function of each frame."""
    import traceback
    if isinstance(exception, SyntaxError):
        _mend_place(exception)
        if type(exception) is not SyntaxError and not exception.msg.startswith(_OF_INDENTATION):
            exception = SyntaxError(exception.msg, (exception.filename, exception.lineno, exception.offset, exception.text)).with_traceback(exception.__traceback__)
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
    """The embedded Python's parser tells of some errors elsewhere, or of others first, than CPython does."""
    lines = _lines_of(error.filename)
    if error.msg == 'unexpected indent':
        line = _unexpected_indent(lines)
        if line:
            _put(error, lines, line, len(lines[line - 1]) - len(lines[line - 1].lstrip()))
    elif error.msg.startswith("(unicode error) 'utf-8' codec can't decode byte 0x"):
        _put_at_byte(error)
    elif error.lineno is None or not 1 <= error.lineno <= len(lines):
        return
    elif error.msg.startswith('unindent does not match'):
        if not _put_before_dedent(error, lines):
            _put(error, lines, error.lineno, len(lines[error.lineno - 1]) + 1)
    elif error.msg.endswith(' on line %d' % error.lineno) and (error.offset or 0) <= 1:
        _put(error, lines, error.lineno, len(lines[error.lineno - 1]) + 1)
    elif error.msg.startswith('unexpected character after line continuation'):
        _put(error, lines, error.lineno, max((error.offset or 0) - 1, 1))
    elif error.msg.startswith("invalid character '") and error.offset and error.text and not error.text[error.offset - 1:error.offset].isprintable():
        error.msg = 'invalid non-printable character U+%04X' % ord(error.text[error.offset - 1])
    elif error.msg.endswith(' was never closed'):
        _put_before_open_end(error, lines)
    elif not error.msg.startswith(('unterminated', 'unmatched', 'closing parenthesis', 'f-string', 'invalid decimal', 'invalid hexadecimal', 'leading zeros', 'unexpected EOF')):
        _put_at_bracket(error, lines)
        if error.msg == "expected ':'" and lines[error.lineno - 1][:max((error.offset or 1) - 1, 0)].strip() == '':
            _put_at_end_before(error, lines)


def _put_at_end_before(error, lines):
    """A missing colon is missing at the end of its line, not at the beginning of the next."""
    line = error.lineno - 1
    while line > 0 and lines[line - 1].strip() == '':
        line -= 1
    if line > 0:
        _put(error, lines, line, len(lines[line - 1]) + 1)


def _error_of(source):
    try:
        compile(source, '<checked>', 'exec')
    except SyntaxError as error:
        return error
    return None


def _take(error, lines, other):
    _put(error, lines, other.lineno, other.offset or 1)
    error.msg = other.msg


def _put_before_open_end(error, lines):
    """CPython tells of a bracket that is never closed only where the parser came beyond its line; before, of what the parser met."""
    other = _error_of('\n'.join(lines) + '\n' + _closers(lines))
    if other is not None and other.msg == 'invalid syntax' and other.lineno == error.lineno:
        _take(error, lines, other)


def _put_before_dedent(error, lines):
    """What is wrong before a line that is indented like none before it comes first."""
    line = _wrong_dedent(lines)
    other = _error_of('\n'.join(lines[:line - 1]) + '\n') if line else None
    if other is not None and other.msg.startswith(('invalid syntax', "expected ':'")):
        _take(error, lines, other)
        if other.msg == "expected ':'":
            _put_at_end_before(error, lines)
        return True
    error.lineno = line or error.lineno
    return False


def _put_at_bracket(error, lines):
    """CPython reads to the end whatever the parser met: a bracket that is closed by another, or never, is told of instead."""
    found = _wrong_bracket(lines)
    if found is not None and (found[0] > error.lineno or found[0] == error.lineno and found[1] >= (error.offset or 0) or found[2].endswith('was never closed')):
        line, offset, error.msg = found
        _put(error, lines, line, offset)


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
    places, quote = _outside_texts(line, quote)
    last = ''
    for _, character in places:
        if character in '([{':
            depth += 1
        elif character in ')]}':
            depth = max(depth - 1, 0)
        last = character
    if len(quote) == 1 and not line.endswith('\\'):
        quote = ''
    return depth, quote, last


def _outside_texts(line, quote):
    """
    Where what means anything stands in a line that begins within a text of these quotes, or of none: the indexes and characters, of a text its opening quote.
    And the quotes of the text that is open at its end.
    """
    places = []
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
            places.append((i, character))
            quote = character * 3 if line.startswith(character * 3, i) else character
            i += len(quote) - 1
        elif not character.isspace():
            places.append((i, character))
        i += 1
    return places, quote


def _tokens_of_brackets(lines):
    """Each bracket outside of texts and comments, with its line and offset."""
    quote = ''
    for number, line in enumerate(lines, 1):
        places, quote = _outside_texts(line, quote)
        for i, character in places:
            if character in '([{)]}':
                yield character, number, i + 1
        if len(quote) == 1 and not line.endswith('\\'):
            # A text without an end, which has an error of its own.
            return


def _wrong_bracket(lines):
    """Line, offset and message of the first bracket that is closed wrongly, else of the innermost that is never closed; None if there is none."""
    closers = {'(': ')', '[': ']', '{': '}'}
    opened = []
    for bracket, line, offset in _tokens_of_brackets(lines):
        if bracket in closers:
            opened.append((bracket, line, offset))
        elif not opened:
            return line, offset, "unmatched '%s'" % bracket
        elif closers[opened[-1][0]] != bracket:
            place = '' if opened[-1][1] == line else ' on line %d' % opened[-1][1]
            return line, offset, "closing parenthesis '%s' does not match opening parenthesis '%s'%s" % (bracket, opened[-1][0], place)
        else:
            opened.pop()
    return (opened[-1][1], opened[-1][2], "'%s' was never closed" % opened[-1][0]) if opened else None


def _closers(lines):
    """What closes all brackets that are open at the end."""
    closers = {'(': ')', '[': ']', '{': '}'}
    opened = []
    for bracket, _, _ in _tokens_of_brackets(lines):
        if bracket in closers:
            opened.append(closers[bracket])
        elif opened:
            opened.pop()
    return ''.join(reversed(opened))


def _wrong_dedent(lines):
    """The first line that is indented like none of those around it; 0 if there is none."""
    depth = 0
    quote = ''
    widths = [0]
    is_continued = False
    for number, line in enumerate(lines, 1):
        text = line.lstrip(' \t\f')
        if depth == 0 and quote == '' and not is_continued and text != '' and not text.startswith('#'):
            width = len(line) - len(text)
            if width > widths[-1]:
                widths.append(width)
            while width < widths[-1]:
                widths.pop()
            if width != widths[-1]:
                return number
        depth, quote, _ = _scan(line, depth, quote)
        is_continued = quote == '' and line.endswith('\\')
    return 0
