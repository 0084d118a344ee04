"""io.StringIO and io.BytesIO: files in memory."""

from serpentine_system import written


class memory_file:
    """What both have in common. What is written behind the end is kept in parts, which are joined when something else is asked for."""

    _is_generic_ = False

    def _check(self):
        if self._closed:
            raise ValueError(self._complaint)

    def _write(self, piece):
        if self._position == self._length:
            self._parts.append(piece)
        else:
            data = self._joined()
            if self._position > self._length:
                data += self._padding * (self._position - self._length)
            self._parts = [data[:self._position] + piece + data[self._position + len(piece):]]
            self._length = max(self._length, self._position)
        self._position += len(piece)
        if self._position > self._length:
            self._length = self._position
        return len(piece)

    def _joined(self):
        if len(self._parts) != 1:
            self._parts = [self._empty.join(self._parts)]
        return self._parts[0]

    def getvalue(self):
        self._check()
        return self._joined()

    def read(self, size=-1):
        self._check()
        data = self._joined()
        start = self._position
        if start >= self._length:
            return self._empty
        end = self._length
        if size is not None and 0 <= size < end - start:
            end = start + size
        self._position = end
        return data[start:end]

    def readline(self, size=-1):
        self._check()
        data = self._joined()
        start = self._position
        if start >= self._length:
            return self._empty
        end = self._end_of_line(data, start)
        if size is not None and 0 <= size < end - start:
            end = start + size
        self._position = end
        return data[start:end]

    def _end_of_line(self, data, start):
        end = data.find(self._newline, start) + 1
        return end if end > 0 else self._length

    def readlines(self):
        lines = []
        while True:
            line = self.readline()
            if not line:
                return lines
            lines.append(line)

    def __iter__(self):
        self._check()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def tell(self):
        self._check()
        return self._position

    def truncate(self, size=None):
        self._check()
        end = self._position if size is None else size
        if end < 0:
            raise ValueError('Negative size value ' + str(end))
        if end < self._length:
            self._parts = [self._joined()[:end]]
            self._length = end
        return end

    def flush(self):
        self._check()

    def close(self):
        self._closed = True

    @property
    def closed(self):
        return self._closed

    def readable(self):
        self._check()
        return True

    def writable(self):
        self._check()
        return True

    def seekable(self):
        self._check()
        return True

    def isatty(self):
        self._check()
        return False

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, kind, value, traceback):
        self.close()


class StringIO(memory_file):
    _empty = ''
    _complaint = 'I/O operation on closed file'
    _newline = '\n'
    _padding = '\0'

    def __init__(self, initial_value='', newline='\n'):
        if newline is not None and newline != '' and newline != '\n' and newline != '\r' and newline != '\r\n':
            raise ValueError('illegal newline value: ' + repr(newline))
        self._line_end = newline
        text = self._translated(initial_value)
        self._parts = [text]
        self._length = len(text)
        self._position = 0
        self._closed = False

    @staticmethod
    def _state_of_(original):
        if original.closed:
            return {'_parts': [''], '_length': 0, '_position': 0, '_closed': True, '_line_end': '\n'}
        text = original.getvalue()
        return {'_parts': [text], '_length': len(text), '_position': original.tell(), '_closed': False, '_line_end': original.__getstate__()[1]}

    def _translated(self, text):
        """The text as it is kept: line ends are as `newline` says."""
        if self._line_end == '\n' or self._line_end == '':
            return text
        if self._line_end is None:
            return text.replace('\r\n', '\n').replace('\r', '\n')
        return text.replace('\n', self._line_end)

    def _end_of_line(self, data, start):
        if self._line_end == '':
            return self._end_of_any_line(data, start)
        mark = self._newline if self._line_end is None else self._line_end
        end = data.find(mark, start)
        return end + len(mark) if end >= 0 else self._length

    def _end_of_any_line(self, data, start):
        for i in range(start, self._length):
            if data[i] == '\n':
                return i + 1
            if data[i] == '\r':
                return i + 2 if data[i + 1:i + 2] == '\n' else i + 1
        return self._length

    def write(self, text):
        self._check()
        characters = written.text_in_memory(text)
        self._write(self._translated(characters))
        return len(characters)

    def seek(self, position, whence=0):
        self._check()
        if whence == 0:
            if position < 0:
                raise ValueError('Negative seek position ' + str(position))
            self._position = position
        elif position != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        elif whence == 2:
            self._position = self._length
        return self._position


class BytesIO(memory_file):
    _empty = b''
    _complaint = 'I/O operation on closed file.'
    _newline = b'\n'
    _padding = b'\0'

    def __init__(self, initial_bytes=b''):
        data = bytes(initial_bytes)
        self._parts = [data]
        self._length = len(data)
        self._position = 0
        self._closed = False

    @staticmethod
    def _state_of_(original):
        if original.closed:
            return {'_parts': [b''], '_length': 0, '_position': 0, '_closed': True}
        data = original.getvalue()
        return {'_parts': [data], '_length': len(data), '_position': original.tell(), '_closed': False}

    def write(self, data):
        self._check()
        return self._write(written.plain_bytes(data))

    def seek(self, position, whence=0):
        self._check()
        if whence == 0:
            if position < 0:
                raise ValueError('negative seek value ' + str(position))
            self._position = position
        elif whence == 1:
            self._position = max(self._position + position, 0)
        else:
            self._position = max(self._length + position, 0)
        return self._position
