import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Union-find in Java: the algorithms and the output of components.py. */
public final class Components {
    private static final class DisjointSets {
        private final int[] parent;
        private final int[] rank;
        private int count;

        DisjointSets(int size) {
            parent = new int[size];
            rank = new int[size];
            count = size;
            for (int i = 0; i < size; i++) {
                parent[i] = i;
            }
        }

        int find(int item) {
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

        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
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
            count--;
            return true;
        }
    }

    private static long state = 5;

    private static int below(int limit) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return (int) ((state >> 8) % limit);
    }

    private record Edge(int cost, int a, int b) {}

    private static int parts;

    private static long spanningTree(int nodes) {
        List<Edge> edges = new ArrayList<>();
        for (int a = 0; a < nodes; a++) {
            for (int i = 0; i < 5; i++) {
                edges.add(new Edge(below(10000), a, below(nodes)));
            }
        }
        edges.sort(Comparator.comparingInt(Edge::cost).thenComparingInt(Edge::a).thenComparingInt(Edge::b));
        DisjointSets sets = new DisjointSets(nodes);
        long weight = 0;
        for (Edge edge : edges) {
            if (sets.union(edge.a, edge.b)) {
                weight += edge.cost;
            }
        }
        parts += sets.count;
        return weight;
    }

    private static final int[][] NEIGHBOURS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private static int percolation(int size) {
        boolean[][] isOpen = new boolean[size][size];
        DisjointSets sets = new DisjointSets(size * size + 2);
        int top = size * size;
        int bottom = top + 1;
        int opened = 0;
        while (sets.find(top) != sets.find(bottom)) {
            int row = below(size);
            int column = below(size);
            if (isOpen[row][column]) {
                continue;
            }
            isOpen[row][column] = true;
            opened++;
            int cell = row * size + column;
            if (row == 0) {
                sets.union(cell, top);
            }
            if (row == size - 1) {
                sets.union(cell, bottom);
            }
            for (int[] step : NEIGHBOURS) {
                int otherRow = row + step[0];
                int otherColumn = column + step[1];
                if (otherRow >= 0
                        && otherRow < size
                        && otherColumn >= 0
                        && otherColumn < size
                        && isOpen[otherRow][otherColumn]) {
                    sets.union(cell, otherRow * size + otherColumn);
                }
            }
        }
        return opened;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 25;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        long total = 0;
        long opened = 0;
        for (int round = 0; round < rounds; round++) {
            total += spanningTree(size * 100);
            opened += percolation(size);
        }
        System.out.println("weight " + total + ", " + parts + " parts, " + opened + " opened");
    }
}
