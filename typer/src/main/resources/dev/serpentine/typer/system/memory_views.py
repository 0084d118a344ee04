"""memoryview of the bytes of a bytes or bytearray.

That a bytearray must not change its length meanwhile is found out when the view is used next, since nothing tells when a view is gone.
"""

from builtins import memoryview as MemoryView

from serpentine_system import guards

WRONG_ITEM = "memoryview: invalid type for format 'B'"


class memoryview:
    _is_generic_ = False
    format = 'B'
    itemsize = 1
    ndim = 1

    def __init__(self, object):
        if isinstance(object, MemoryView):
            object._check()
            self._look_at(object._data, object._start, object._step, object._length, object.readonly)
        elif isinstance(object, bytearray):
            self._look_at(object, 0, 1, len(object), False)
        else:
            # A bytes never changes, so that a copy is as good.
            self._look_at(bytearray(object), 0, 1, len(object), True)

    def _look_at(self, data, start, step, length, readonly):
        self._data = data
        self._start = start
        self._step = step
        self._length = length
        self._size = len(data)
        self.readonly = readonly
        self._is_released = False

    @staticmethod
    def _state_of_(original):
        """Where in its bytearray a view begins is found out by a change of its first byte that is taken back."""
        whole = original.obj
        state = {'_length': len(original), 'readonly': original.readonly, '_is_released': False}
        if type(whole) is not bytearray:
            return {**state, '_data': bytearray(original.tolist()), '_size': len(original), '_start': 0, '_step': 1}
        start = 0
        if len(original) > 0 and not original.readonly:
            before = bytes(whole)
            original[0] ^= 255
            start = [i for i in range(len(whole)) if whole[i] != before[i]][0]
            original[0] ^= 255
        return {**state, '_data': whole, '_size': len(whole), '_start': start, '_step': original.strides[0]}

    def _check(self):
        if self._is_released:
            raise ValueError('operation forbidden on released memoryview object')
        if len(self._data) != self._size:
            raise BufferError('Existing exports of data: object cannot be re-sized')

    def _require_writable(self):
        if self.readonly:
            raise TypeError('cannot modify read-only memory')

    def _place(self, index):
        if index < 0:
            index += self._length
        if index < 0 or index >= self._length:
            raise IndexError('index out of bounds on dimension 1')
        return self._start + index * self._step

    def _part(self, key):
        start, stop, step = key.indices(self._length)
        part = MemoryView(self)
        part._start = self._start + start * self._step
        part._step = self._step * step
        part._length = len(range(start, stop, step))
        return part

    def __len__(self):
        self._check()
        return self._length

    def __getitem__(self, key):
        self._check()
        if isinstance(key, slice):
            return self._part(key)
        return self._data[self._place(key)]

    def __setitem__(self, key, value):
        self._check()
        self._require_writable()
        if isinstance(key, slice):
            self._replace(self._part(key), MemoryView(value))
        else:
            place = self._place(key)
            number = guards.index(value, WRONG_ITEM, WRONG_ITEM)
            if number < 0 or number > 255:
                raise ValueError("memoryview: invalid value for format 'B'")
            self._data[place] = number & 255

    def _replace(self, part, source):
        if part._length != source._length:
            raise ValueError('memoryview assignment: lvalue and rvalue have different structures')
        # Both may lie in one bytearray.
        values = source.tobytes()
        for i in range(part._length):
            part._data[part._start + i * part._step] = values[i]

    def __iter__(self):
        for i in range(len(self)):
            yield self[i]

    def __eq__(self, other):
        if isinstance(other, (bytes, bytearray, MemoryView)):
            return self.tobytes() == bytes(other)
        return NotImplemented

    def __hash__(self):
        self._check()
        if not self.readonly:
            raise ValueError('cannot hash writable memoryview object')
        return hash(self.tobytes())

    def tobytes(self):
        self._check()
        return bytes(self._data[self._start:self._start + self._length]) if self._step == 1 else bytes(self.tolist())

    def tolist(self):
        self._check()
        return [self._data[self._start + i * self._step] for i in range(self._length)]

    def hex(self, *args):
        return self.tobytes().hex(*args)

    def toreadonly(self):
        self._check()
        view = MemoryView(self)
        view.readonly = True
        return view

    def release(self):
        self._is_released = True

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, kind, value, traceback):
        self.release()

    @property
    def nbytes(self):
        self._check()
        return self._length

    @property
    def shape(self):
        self._check()
        return (self._length,)

    @property
    def strides(self):
        self._check()
        return (self._step,)

    @property
    def contiguous(self):
        self._check()
        return self._step == 1 or self._length <= 1
