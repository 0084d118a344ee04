"""Shortest routes: Dijkstra's algorithm with a heap over a graph in dicts, and a search with a guess (A*) over a grid.

    routes.py [ROUNDS [SIZE]]
"""

import heapq
import sys


class Graph:
    def __init__(self):
        self.edges = {}

    def add(self, source, target, length):
        self.edges.setdefault(source, []).append((target, length))
        self.edges.setdefault(target, []).append((source, length))

    def distances(self, start):
        distances = {start: 0}
        waiting = [(0, start)]
        done = set()
        while waiting:
            distance, place = heapq.heappop(waiting)
            if place in done:
                continue
            done.add(place)
            for neighbour, length in self.edges[place]:
                further = distance + length
                if neighbour not in distances or further < distances[neighbour]:
                    distances[neighbour] = further
                    heapq.heappush(waiting, (further, neighbour))
        return distances


def make_graph(places, seed):
    graph = Graph()
    for place in range(1, places):
        for _ in range(3):
            seed = (seed * 1103515245 + 12345) % 2147483648
            other = (seed >> 8) % place
            graph.add(f"place{place}", f"place{other}", 1 + (seed >> 5) % 97)
    return graph


def find_path(walls, width, height, start, goal):
    """The number of steps and of places seen on the way from start to goal around walls; no steps: None."""
    def guess(place):
        return abs(place[0] - goal[0]) + abs(place[1] - goal[1])

    costs = {start: 0}
    waiting = [(guess(start), start)]
    seen = 0
    while waiting:
        _, place = heapq.heappop(waiting)
        seen += 1
        if place == goal:
            return costs[place], seen
        x, y = place
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            neighbour = (x + dx, y + dy)
            if not (0 <= neighbour[0] < width and 0 <= neighbour[1] < height) or neighbour in walls:
                continue
            cost = costs[place] + 1
            if cost < costs.get(neighbour, 1000000):
                costs[neighbour] = cost
                heapq.heappush(waiting, (cost + guess(neighbour), neighbour))
    return None, seen


def make_walls(width, height, seed):
    walls = set()
    for x in range(width):
        for y in range(height):
            seed = (seed * 1103515245 + 12345) % 2147483648
            if (seed >> 9) % 100 < 28 and x + y > 2 and x + y < width + height - 4:
                walls.add((x, y))
    return walls


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 170
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    total = farthest = steps = seen = blocked = 0
    for i in range(rounds):
        distances = make_graph(size, i).distances("place0")
        total += sum(distances.values())
        farthest = max(farthest, max(distances.values()))
        width, height = size // 30, size // 40
        found, looked_at = find_path(make_walls(width, height, i), width, height, (0, 0), (width - 1, height - 1))
        seen += looked_at
        if found is None:
            blocked += 1
        else:
            steps += found
    print(f"total {total}, farthest {farthest}; {steps} steps, {seen} places seen, {blocked} blocked")


if __name__ == "__main__":
    main()

# bench rounds: 170
