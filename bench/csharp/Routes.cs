using System;
using System.Collections.Generic;

/// <summary>Shortest routes in C#: the algorithms and the output of routes.py.</summary>
public static class Routes {
    /// <summary>A heap; the library of this platform has none.</summary>
    private sealed class PriorityQueue<T> where T : IComparable<T> {
        private readonly List<T> items = new List<T>();

        internal int Count {
            get { return items.Count; }
        }

        internal void Push(T item) {
            int place = items.Count;
            items.Add(item);
            while (place > 0 && item.CompareTo(items[(place - 1) / 2]) < 0) {
                items[place] = items[(place - 1) / 2];
                place = (place - 1) / 2;
            }
            items[place] = item;
        }

        internal T Pop() {
            T first = items[0];
            T last = items[items.Count - 1];
            items.RemoveAt(items.Count - 1);
            if (items.Count > 0) {
                int place = 0;
                int child;
                while ((child = 2 * place + 1) < items.Count) {
                    if (child + 1 < items.Count && items[child + 1].CompareTo(items[child]) < 0) {
                        child++;
                    }
                    if (items[child].CompareTo(last) >= 0) {
                        break;
                    }
                    items[place] = items[child];
                    place = child;
                }
                items[place] = last;
            }
            return first;
        }
    }

    private struct Edge {
        internal string Target;
        internal long Length;
    }

    private struct Waiting : IComparable<Waiting> {
        internal long Distance;
        internal string Place;

        public int CompareTo(Waiting other) {
            return Distance != other.Distance
                    ? Distance.CompareTo(other.Distance)
                    : string.CompareOrdinal(Place, other.Place);
        }
    }

    private sealed class Graph {
        private readonly Dictionary<string, List<Edge>> edges = new Dictionary<string, List<Edge>>();

        private void AddEdge(string source, string target, long length) {
            List<Edge> all;
            if (!edges.TryGetValue(source, out all)) {
                all = new List<Edge>();
                edges.Add(source, all);
            }
            all.Add(new Edge {Target = target, Length = length});
        }

        internal void Add(string source, string target, long length) {
            AddEdge(source, target, length);
            AddEdge(target, source, length);
        }

        internal Dictionary<string, long> Distances(string start) {
            var distances = new Dictionary<string, long> {{start, 0}};
            var waiting = new PriorityQueue<Waiting>();
            waiting.Push(new Waiting {Distance = 0, Place = start});
            var done = new HashSet<string>();
            while (waiting.Count > 0) {
                Waiting next = waiting.Pop();
                if (!done.Add(next.Place)) {
                    continue;
                }
                foreach (Edge edge in edges[next.Place]) {
                    long further = next.Distance + edge.Length;
                    long known;
                    if (!distances.TryGetValue(edge.Target, out known) || further < known) {
                        distances[edge.Target] = further;
                        waiting.Push(new Waiting {Distance = further, Place = edge.Target});
                    }
                }
            }
            return distances;
        }
    }

    private static Graph MakeGraph(int places, long seed) {
        var graph = new Graph();
        for (int place = 1; place < places; place++) {
            for (int i = 0; i < 3; i++) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                long other = (seed >> 8) % place;
                graph.Add("place" + place, "place" + other, 1 + (seed >> 5) % 97);
            }
        }
        return graph;
    }

    private struct Place : IEquatable<Place> {
        internal readonly int X;
        internal readonly int Y;

        internal Place(int x, int y) {
            X = x;
            Y = y;
        }

        public bool Equals(Place other) {
            return X == other.X && Y == other.Y;
        }

        public override int GetHashCode() {
            return X * 31 + Y;
        }
    }

    private struct Step : IComparable<Step> {
        internal int Guess;
        internal Place Place;

        public int CompareTo(Step other) {
            int order = Guess.CompareTo(other.Guess);
            if (order == 0) {
                order = Place.X.CompareTo(other.Place.X);
            }
            return order != 0 ? order : Place.Y.CompareTo(other.Place.Y);
        }
    }

    private static readonly int[][] Steps = {new[] {1, 0}, new[] {0, 1}, new[] {-1, 0}, new[] {0, -1}};
    private static long seen;

    private static int Guess(Place place, Place goal) {
        return Math.Abs(place.X - goal.X) + Math.Abs(place.Y - goal.Y);
    }

    /// <summary>The number of steps, or -1.</summary>
    private static int FindPath(HashSet<Place> walls, int width, int height, Place start, Place goal) {
        var costs = new Dictionary<Place, int> {{start, 0}};
        var waiting = new PriorityQueue<Step>();
        waiting.Push(new Step {Guess = Guess(start, goal), Place = start});
        while (waiting.Count > 0) {
            Place place = waiting.Pop().Place;
            seen++;
            if (place.Equals(goal)) {
                return costs[place];
            }
            foreach (int[] step in Steps) {
                var neighbour = new Place(place.X + step[0], place.Y + step[1]);
                if (neighbour.X < 0 || neighbour.X >= width || neighbour.Y < 0 || neighbour.Y >= height
                        || walls.Contains(neighbour)) {
                    continue;
                }
                int cost = costs[place] + 1;
                int known;
                if (!costs.TryGetValue(neighbour, out known) || cost < known) {
                    costs[neighbour] = cost;
                    waiting.Push(new Step {Guess = cost + Guess(neighbour, goal), Place = neighbour});
                }
            }
        }
        return -1;
    }

    private static HashSet<Place> MakeWalls(int width, int height, long seed) {
        var walls = new HashSet<Place>();
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                if ((seed >> 9) % 100 < 28 && x + y > 2 && x + y < width + height - 4) {
                    walls.Add(new Place(x, y));
                }
            }
        }
        return walls;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 170;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 2000;
        long total = 0;
        long farthest = 0;
        long steps = 0;
        long blocked = 0;
        for (int round = 0; round < rounds; round++) {
            foreach (long distance in MakeGraph(size, round).Distances("place0").Values) {
                total += distance;
                farthest = Math.Max(farthest, distance);
            }
            int width = size / 30;
            int height = size / 40;
            HashSet<Place> walls = MakeWalls(width, height, round);
            int found = FindPath(walls, width, height, new Place(0, 0), new Place(width - 1, height - 1));
            if (found < 0) {
                blocked++;
            } else {
                steps += found;
            }
        }
        Console.WriteLine(
                $"total {total}, farthest {farthest}; {steps} steps, {seen} places seen, {blocked} blocked");
    }
}
