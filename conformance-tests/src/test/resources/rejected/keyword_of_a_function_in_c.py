import heapq


def main(argv):
    heap = [1, 2]
    print(heapq.heappushpop(heap, item=3))
    return 0

# essence: Python's heapq is written in C and takes no keywords
