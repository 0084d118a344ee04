class Bloom:
    def __init__(self, size):
        self.size = size
        self.bits = 0
    def add(self, s):
        for b in self.places(s):
            self.bits |= 1 << b
    def places(self, s):
        h = 5381
        for c in s:
            h = (h * 33 + ord(c)) & 0xFFFFFFFF
        return [h % self.size, (h >> 7) % self.size]
    def __contains__(self, s):
        return all(self.bits >> b & 1 for b in self.places(s))
def subsets(items):
    for mask in range(1 << len(items)):
        yield [x for i, x in enumerate(items) if mask & (1 << i)]
def with_top(k):
    return 1 << k - 1
def rotl(x, k):
    return ((x << k) | (x >> (64 - k))) & 0xFFFFFFFFFFFFFFFF
def square(sq):
    return 1 << sq
def letters(word):
    m = 0
    for c in word:
        m |= 1 << (ord(c) - 97)
    return m
def main():
    b = Bloom(256)
    for w in "the quick brown fox".split():
        b.add(w)
    print("quick" in b, "slow" in b, b.bits)
    print(sum(1 for _ in subsets("abcd")))
    print(with_top(96), rotl(0x123456789ABCDEF0, 13))
    print(sum(square(i) for i in range(64)), letters("hello"))
if __name__ == "__main__":
    main()
