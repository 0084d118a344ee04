import re

WORD = re.compile(r'(?P<name>\w+)=(\d+)?', re.I)

def main():
    m = WORD.match('abc=12 x')
    if m:
        print(m.group(), m.group(1), m.group('name'), m.groups(), m.span(), m.start(2), m.end(2), m)
    print(re.findall(r'\d+', 'a1b22c333'))
    for a, b in re.findall(r'(\w)(\d)', 'a1b2c3'):
        print(a, b)
    print(re.sub(r'\s+', ' ', 'a   b \n c'))
    print(re.sub(r'(\w+) (\w+)', r'\2 \1', 'hello world'))
    print(re.sub(r'\d+', lambda m: str(int(m.group()) * 2), '1 22 333'))
    print(re.split(r'[,;]\s*', 'a, b;c,d'))
    print([m.group() for m in re.finditer(r'[a-z]+', 'ab cd ef')])
    print(re.search(r'x(?=y)', 'axbxy').start())
    print(re.fullmatch(r'(a|b)*c', 'ababc').groups())
    print(bool(re.match('z', 'a')), re.split(r'(-)', 'a-b-c'), WORD)

main()
