import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/** Shortest routes in Java: the algorithms and the output of routes.py. */
public final class Routes {
    private record Edge(String target, long length) {}

    private record Waiting(long distance, String place) implements Comparable<Waiting> {
        @Override
        public int compareTo(Waiting other) {
            return distance != other.distance
                    ? Long.compare(distance, other.distance)
                    : place.compareTo(other.place);
        }
    }

    private static final class Graph {
        private final Map<String, List<Edge>> edges = new HashMap<>();

        void add(String source, String target, long length) {
            edges.computeIfAbsent(source, place -> new ArrayList<>()).add(new Edge(target, length));
            edges.computeIfAbsent(target, place -> new ArrayList<>()).add(new Edge(source, length));
        }

        Map<String, Long> distances(String start) {
            Map<String, Long> distances = new HashMap<>();
            distances.put(start, 0L);
            PriorityQueue<Waiting> waiting = new PriorityQueue<>();
            waiting.add(new Waiting(0, start));
            Set<String> done = new HashSet<>();
            while (!waiting.isEmpty()) {
                Waiting next = waiting.poll();
                if (!done.add(next.place)) {
                    continue;
                }
                for (Edge edge : edges.get(next.place)) {
                    long further = next.distance + edge.length;
                    Long known = distances.get(edge.target);
                    if (known == null || further < known) {
                        distances.put(edge.target, further);
                        waiting.add(new Waiting(further, edge.target));
                    }
                }
            }
            return distances;
        }
    }

    private static Graph makeGraph(int places, long seed) {
        Graph graph = new Graph();
        for (int place = 1; place < places; place++) {
            for (int i = 0; i < 3; i++) {
                seed = (seed * 1103515245 + 12345) % 2147483648L;
                long other = (seed >> 8) % place;
                graph.add("place" + place, "place" + other, 1 + (seed >> 5) % 97);
            }
        }
        return graph;
    }

    private record Place(int x, int y) {}

    private record Step(int guess, Place place) implements Comparable<Step> {
        @Override
        public int compareTo(Step other) {
            if (guess != other.guess) {
                return Integer.compare(guess, other.guess);
            }
            return place.x != other.place.x
                    ? Integer.compare(place.x, other.place.x)
                    : Integer.compare(place.y, other.place.y);
        }
    }

    private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static long seen;

    private static int guess(Place place, Place goal) {
        return Math.abs(place.x - goal.x) + Math.abs(place.y - goal.y);
    }

    /** The number of steps, or -1. */
    private static int findPath(Set<Place> walls, int width, int height, Place start, Place goal) {
        Map<Place, Integer> costs = new HashMap<>();
        costs.put(start, 0);
        PriorityQueue<Step> waiting = new PriorityQueue<>();
        waiting.add(new Step(guess(start, goal), start));
        while (!waiting.isEmpty()) {
            Place place = waiting.poll().place;
            seen++;
            if (place.equals(goal)) {
                return costs.get(place);
            }
            for (int[] step : STEPS) {
                Place neighbour = new Place(place.x + step[0], place.y + step[1]);
                if (neighbour.x < 0
                        || neighbour.x >= width
                        || neighbour.y < 0
                        || neighbour.y >= height
                        || walls.contains(neighbour)) {
                    continue;
                }
                int cost = costs.get(place) + 1;
                if (cost < costs.getOrDefault(neighbour, 1000000)) {
                    costs.put(neighbour, cost);
                    waiting.add(new Step(cost + guess(neighbour, goal), neighbour));
                }
            }
        }
        return -1;
    }

    private static Set<Place> makeWalls(int width, int height, long seed) {
        Set<Place> walls = new HashSet<>();
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                seed = (seed * 1103515245 + 12345) % 2147483648L;
                if ((seed >> 9) % 100 < 28 && x + y > 2 && x + y < width + height - 4) {
                    walls.add(new Place(x, y));
                }
            }
        }
        return walls;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 170;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2000;
        long total = 0;
        long farthest = 0;
        long steps = 0;
        long blocked = 0;
        for (int round = 0; round < rounds; round++) {
            for (long distance : makeGraph(size, round).distances("place0").values()) {
                total += distance;
                farthest = Math.max(farthest, distance);
            }
            int width = size / 30;
            int height = size / 40;
            Set<Place> walls = makeWalls(width, height, round);
            int found = findPath(walls, width, height, new Place(0, 0), new Place(width - 1, height - 1));
            if (found < 0) {
                blocked++;
            } else {
                steps += found;
            }
        }
        System.out.println("total " + total + ", farthest " + farthest + "; " + steps + " steps, " + seen
                + " places seen, " + blocked + " blocked");
    }
}
