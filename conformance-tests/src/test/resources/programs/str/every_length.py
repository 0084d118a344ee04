# Text and bytes of every small length are compared and searched as wholes, whichever character differs.


def changed(text, place, character):
    return text[:place] + character + text[place + 1:]


def compare(length):
    whole = ''.join(chr(97 + i % 26) for i in range(length))
    other = ''.join([chr(97 + i % 26) for i in range(length)])
    same = whole == other and whole.encode() == other.encode() and {whole: 1}[other] == 1
    told_apart = 0
    for place in range(length):
        for character in ('A', '\x00', '\xff', '\u0100', '\U0001f40d'):
            changed_one = changed(whole, place, character)
            told_apart += (changed_one != whole) + (changed_one == changed(other, place, character)) + (changed_one not in {whole: 1})
        told_apart += changed(whole, place, '\xe9').encode('latin-1') != whole.encode('latin-1')
    return same, told_apart


def search(length):
    line = '-' * length
    found = []
    for place in range(length):
        for character in ('|', '\xff', '\u20ac'):
            text = changed(line, place, character)
            found.append(text.find(character) + text.index(character, place) + text.rfind(character)
                         + text.find(character, place + 1) + text.find(character, 0, place) + len(text.split(character)))
            found.append(text.find(character + '-') + text.find('-' + character) + text.count(character) + (character in text))
        raw = bytearray(b'-' * length)
        raw[place] = 200
        found.append(raw.find(200) + bytes(raw).find(b'\xc8', place) + bytes(raw).find(b'\xc8', place + 1) + (200 in raw))
    return sum(found), line.find('\u20ac'), line.find('\x7c'), '\u20ac' in line


def main():
    for length in range(20):
        print(length, compare(length), search(length))
    print(''.find(''), ''.find('a'), 'a'.find('', 1), 'a'.find('', 2), b''.find(b''), 'abc'.find('c', -1), 'abc'.find('a', -2))


main()
