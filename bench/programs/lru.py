"""A cache that forgets what was not used for longest: a dictionary and a list linked both ways, before slow functions.

    lru.py [ROUNDS [REQUESTS]]
"""

import sys


class Entry:
    __slots__ = ("key", "value", "previous", "next")

    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.previous = self
        self.next = self


class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = {}
        self.head = Entry(None, None)
        self.hits = 0
        self.misses = 0

    def __len__(self):
        return len(self.entries)

    def __contains__(self, key):
        return key in self.entries

    def get(self, key):
        entry = self.entries.get(key)
        if entry is None:
            self.misses += 1
            return None
        self.hits += 1
        self._unlink(entry)
        self._link_first(entry)
        return entry.value

    def put(self, key, value):
        if key in self.entries:
            entry = self.entries[key]
            entry.value = value
            self._unlink(entry)
        else:
            if len(self.entries) >= self.capacity:
                oldest = self.head.previous
                self._unlink(oldest)
                del self.entries[oldest.key]
            entry = Entry(key, value)
            self.entries[key] = entry
        self._link_first(entry)

    def keys(self):
        entry = self.head.next
        while entry is not self.head:
            yield entry.key
            entry = entry.next

    def _unlink(self, entry):
        entry.previous.next = entry.next
        entry.next.previous = entry.previous

    def _link_first(self, entry):
        entry.next = self.head.next
        entry.previous = self.head
        entry.next.previous = entry
        self.head.next = entry


def collatz_length(number):
    steps = 0
    while number != 1 and steps < 12:
        number = number // 2 if number % 2 == 0 else 3 * number + 1
        steps += 1
    return steps


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 18
    requests = int(sys.argv[2]) if len(sys.argv) > 2 else 100000
    seed = 9
    total = hits = misses = 0
    recent = []
    for i in range(rounds):
        cache = LRUCache(1000 + 100 * i)
        for _ in range(requests):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            # Small numbers are asked for more often.
            number = (seed >> 16) % (1 + (seed >> 8) % 5000)
            key = f"n{number}"
            value = cache.get(key)
            if value is None:
                value = collatz_length(number + 1)
                cache.put(key, value)
            total += value
        hits += cache.hits
        misses += cache.misses
        recent = list(cache.keys())[:5]
        if "n0" in cache:
            recent.append(f"{len(cache)} with n0")
    print(total, hits, misses, recent)


if __name__ == "__main__":
    main()

# bench rounds: 18
