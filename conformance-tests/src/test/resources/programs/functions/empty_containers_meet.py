import heapq


class A:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n


class Simulation:
    def __init__(self):
        self.queue = []
        self.events = []

    def add(self, n):
        heapq.heappush(self.queue, A(n))
        heapq.heappush(self.events, (n * 2, "e"))

    def take(self):
        return heapq.heappop(self.queue).n, heapq.heappop(self.events)


def main(argv):
    s = Simulation()
    for n in [3, 1, 2]:
        s.add(n)
    print(s.take(), s.take(), len(s.queue), len(s.events))
    return 0


if __name__ == "__main__":
    main([])
