import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Conway's game of life on a set of living cells in Java: the algorithm and the output of life.py. */
public final class Life {
    private record Cell(int x, int y) {}

    private static final String GUN = """
            ........................O...........
            ......................O.O...........
            ............OO......OO............OO
            ...........O...O....OO............OO
            OO........O.....O...OO..............
            OO........O...O.OO....O.O...........
            ..........O.....O.......O...........
            ...........O...O....................
            ............OO......................
            """;
    private static final String ACORN = """
            .O.....
            ...O...
            OO..OOO
            """;

    private static void place(Set<Cell> alive, String picture, int left, int top) {
        String[] lines = picture.split("\n");
        for (int y = 0; y < lines.length; y++) {
            for (int x = 0; x < lines[y].length(); x++) {
                if (lines[y].charAt(x) == 'O') {
                    alive.add(new Cell(x + left, y + top));
                }
            }
        }
    }

    private static Set<Cell> step(Set<Cell> alive) {
        Map<Cell, Integer> neighbours = new HashMap<>();
        for (Cell cell : alive) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        neighbours.merge(new Cell(cell.x + dx, cell.y + dy), 1, Integer::sum);
                    }
                }
            }
        }
        Set<Cell> result = new HashSet<>();
        for (Map.Entry<Cell, Integer> entry : neighbours.entrySet()) {
            int count = entry.getValue();
            if (count == 3 || (count == 2 && alive.contains(entry.getKey()))) {
                result.add(entry.getKey());
            }
        }
        return result;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50;
        int steps = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
        long population = 0;
        Set<Cell> alive = new HashSet<>();
        for (int round = 0; round < rounds; round++) {
            alive = new HashSet<>();
            place(alive, GUN, 0, 0);
            place(alive, ACORN, 100 + round, 100);
            for (int i = 0; i < steps; i++) {
                alive = step(alive);
            }
            population += alive.size();
        }
        if (!alive.isEmpty()) {
            int left = alive.stream().mapToInt(Cell::x).min().getAsInt();
            int top = alive.stream().mapToInt(Cell::y).min().getAsInt();
            int right = alive.stream().mapToInt(Cell::x).max().getAsInt();
            int bottom = alive.stream().mapToInt(Cell::y).max().getAsInt();
            System.out.println(population + " alive within (" + left + ", " + top + ", " + right + ", " + bottom + ")");
        }
        for (int y = 0; y < 12; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < 40; x++) {
                line.append(alive.contains(new Cell(x, y)) ? '#' : '.');
            }
            System.out.println(line);
        }
    }
}
