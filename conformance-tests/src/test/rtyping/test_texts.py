import pytest

from agreeing import Agreeing


class TestTexts(Agreeing):

    @pytest.mark.parametrize('index', [0, 2, -1, -4, 4, -5])
    def test_items(self, index):
        def item(text, i):
            return text[i]
        self.agree(item, 'aé€😀', index)

    @pytest.mark.parametrize('start, stop', [(0, 2), (1, 100), (-2, -1), (3, 1), (-100, 2)])
    def test_slices(self, start, stop):
        def sliced(text, i, j):
            return text[i:j], text[i:j:2], text[j:i:-1]
        self.agree(sliced, 'abcdef😀', start, stop)

    def test_finding(self):
        def found(text, part):
            return text.find(part), text.rfind(part), text.count(part), part in text, text.startswith(part), text.endswith(part)
        self.agree(found, 'abcabcab', 'ab')

    def test_what_is_not_found(self):
        def found(text, part):
            return text.index(part)
        self.agree(found, 'abc', 'd')

    @pytest.mark.parametrize('text', ['', ' ', 'a', ' a  b ', 'a,b,,c', ',', 'a\nb\r\nc\n'])
    def test_splitting(self, text):
        def split(s):
            return s.split(), s.split(','), s.split(',', 1), s.rsplit(None, 1), s.splitlines(), s.partition(',')
        self.agree(split, text)

    def test_joining(self):
        def joined(parts, separator):
            return separator.join(parts), separator.join(reversed(parts)), ''.join(sorted(parts))
        self.agree(joined, ['b', 'ä', ''], '-')

    def test_case(self):
        def changed(text):
            return text.upper(), text.lower(), text.title(), text.swapcase(), text.capitalize(), text.casefold()
        self.agree(changed, 'straße ÄÖÜ ǆ')

    def test_classes_of_characters(self):
        def told(text):
            return [(c.isalpha(), c.isdigit(), c.isspace(), c.isupper(), c.isalnum()) for c in text]
        self.agree(told, 'aÄ1² \t²_')

    def test_stripping(self):
        def stripped(text, characters):
            return text.strip(), text.lstrip(characters), text.rstrip(characters), text.removeprefix('x'), text.removesuffix('x')
        self.agree(stripped, 'xx a xx', 'x')

    def test_replacing(self):
        def replaced(text, old, new):
            return text.replace(old, new), text.replace('', new), text.replace(old, new, 1)
        self.agree(replaced, 'aaa', 'aa', 'b')

    def test_building(self):
        def built(n):
            text = ''
            for i in range(n):
                text += chr(97 + i)
                text = text * 2 if i == 3 else text
            return text, len(text)
        self.agree(built, 6)

    def test_comparing(self):
        def compared(a, b):
            return a < b, a == b, a >= b, min(a, b), hash(a) == hash(a + '')
        self.agree(compared, 'Z', 'ä')

    def test_formatting(self):
        def formatted(name, count, share):
            return f'{name!r:>8}|{count:05d}|{count:,}|{share:.1%}|{name:^7}', '%s %03d %5.2f' % (name, count, share), '{} {1}'.format(name, count) if count < 0 else '{1} {0}'.format(name, count)
        self.agree(formatted, 'ab', 1234, 0.256)

    def test_escapes(self):
        def shown(text):
            return repr(text), ascii(text)
        self.agree(shown, "a'b\"\n\\\x00é😀\u2028")

    def test_characters(self):
        def turned(text):
            return [ord(c) for c in text], ''.join(chr(ord(c) + 1) for c in text)
        self.agree(turned, 'aé😀')

    def test_translating(self):
        table = str.maketrans({'a': 'b', 'c': None})

        def translated(text):
            return text.translate(table)
        self.agree(translated, 'abcabc')


class TestBytes(Agreeing):

    def test_items(self):
        def items(data):
            return data[0], data[-1:], list(data), data.hex(), len(data)
        self.agree(items, b'\x00a\xff')

    def test_decoding(self):
        def decoded(data):
            return data.decode(), data.decode('latin-1')
        self.agree(decoded, 'é€'.encode())

    def test_what_cannot_be_decoded(self):
        def decoded(data):
            return data.decode()
        self.interpret_raises(UnicodeDecodeError, decoded, [b'\xff'])

    def test_changing(self):
        def changed(n):
            data = bytearray(b'abc')
            data[n] = 120
            data.append(121)
            data += b'z'
            return bytes(data), data.find(b'x')
        self.agree(changed, 1)
