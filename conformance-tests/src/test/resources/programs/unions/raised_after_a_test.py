class CellError(Exception):
    pass
class Sheet:
    def __init__(self):
        self.raw = {"a": 1, "b": "x", "c": "=c", "d": None, "e": 2.5}
        self.cache = {}
        self.stack = []
    def _compute(self, raw):
        if isinstance(raw, str) and raw.startswith("="):
            return self.get(raw[1:])
        return raw
    def get(self, ref):
        if ref in self.cache:
            value = self.cache[ref]
        elif ref in self.stack:
            value = CellError("loop")
        else:
            self.stack.append(ref)
            try:
                value = self._compute(self.raw.get(ref))
            except CellError as e:
                value = e
            finally:
                self.stack.pop()
            self.cache[ref] = value
        if isinstance(value, CellError) and self.stack:
            raise value
        return value
def main():
    s = Sheet()
    for x in "abcdez":
        print(x, s.get(x))
main()
