using System;
using System.Collections.Generic;

/// <summary>Union-find in C#: the algorithms and the output of components.py.</summary>
public static class Components {
    private sealed class DisjointSets {
        private readonly int[] parent;
        private readonly int[] rank;
        internal int Count;

        internal DisjointSets(int size) {
            parent = new int[size];
            rank = new int[size];
            Count = size;
            for (int i = 0; i < size; i++) {
                parent[i] = i;
            }
        }

        internal int Find(int item) {
            int root = item;
            while (parent[root] != root) {
                root = parent[root];
            }
            while (parent[item] != root) {
                int next = parent[item];
                parent[item] = root;
                item = next;
            }
            return root;
        }

        internal bool Union(int a, int b) {
            a = Find(a);
            b = Find(b);
            if (a == b) {
                return false;
            }
            if (rank[a] < rank[b]) {
                int other = a;
                a = b;
                b = other;
            }
            parent[b] = a;
            if (rank[a] == rank[b]) {
                rank[a]++;
            }
            Count--;
            return true;
        }
    }

    private static long state = 5;

    private static int Below(int limit) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return (int) ((state >> 8) % limit);
    }

    private struct Edge : IComparable<Edge> {
        internal int Cost;
        internal int A;
        internal int B;

        public int CompareTo(Edge other) {
            int order = Cost.CompareTo(other.Cost);
            if (order == 0) {
                order = A.CompareTo(other.A);
            }
            return order != 0 ? order : B.CompareTo(other.B);
        }
    }

    private static int parts;

    private static long SpanningTree(int nodes) {
        var edges = new List<Edge>();
        for (int a = 0; a < nodes; a++) {
            for (int i = 0; i < 5; i++) {
                int cost = Below(10000);
                edges.Add(new Edge {Cost = cost, A = a, B = Below(nodes)});
            }
        }
        edges.Sort();
        var sets = new DisjointSets(nodes);
        long weight = 0;
        foreach (Edge edge in edges) {
            if (sets.Union(edge.A, edge.B)) {
                weight += edge.Cost;
            }
        }
        parts += sets.Count;
        return weight;
    }

    private static readonly int[][] Neighbours = {new[] {-1, 0}, new[] {1, 0}, new[] {0, -1}, new[] {0, 1}};

    private static int Percolation(int size) {
        var isOpen = new bool[size * size];
        var sets = new DisjointSets(size * size + 2);
        int top = size * size;
        int bottom = top + 1;
        int opened = 0;
        while (sets.Find(top) != sets.Find(bottom)) {
            int row = Below(size);
            int column = Below(size);
            int cell = row * size + column;
            if (isOpen[cell]) {
                continue;
            }
            isOpen[cell] = true;
            opened++;
            if (row == 0) {
                sets.Union(cell, top);
            }
            if (row == size - 1) {
                sets.Union(cell, bottom);
            }
            foreach (int[] step in Neighbours) {
                int otherRow = row + step[0];
                int otherColumn = column + step[1];
                if (otherRow >= 0 && otherRow < size && otherColumn >= 0 && otherColumn < size
                        && isOpen[otherRow * size + otherColumn]) {
                    sets.Union(cell, otherRow * size + otherColumn);
                }
            }
        }
        return opened;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 25;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 100;
        long total = 0;
        long opened = 0;
        for (int round = 0; round < rounds; round++) {
            total += SpanningTree(size * 100);
            opened += Percolation(size);
        }
        Console.WriteLine($"weight {total}, {parts} parts, {opened} opened");
    }
}
