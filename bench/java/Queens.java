/** The n queens puzzle in Java: the algorithm and the output of queens.py. */
public final class Queens {
    private final int size;
    private final boolean[] columns;
    private final boolean[] rising;
    private final boolean[] falling;
    private final int[] placed;
    private int[] first;

    private Queens(int size) {
        this.size = size;
        columns = new boolean[size];
        rising = new boolean[2 * size - 1];
        falling = new boolean[2 * size - 1];
        placed = new int[size];
    }

    private long solve(int row) {
        if (row == size) {
            if (first == null) {
                first = placed.clone();
            }
            return 1;
        }
        long solutions = 0;
        for (int column = 0; column < size; column++) {
            int up = row + column;
            int down = row - column + size - 1;
            if (columns[column] || rising[up] || falling[down]) {
                continue;
            }
            columns[column] = rising[up] = falling[down] = true;
            placed[row] = column;
            solutions += solve(row + 1);
            columns[column] = rising[up] = falling[down] = false;
        }
        return solutions;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 400;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
        long total = 0;
        int[] first = {};
        for (int round = 0; round < rounds; round++) {
            Queens board = new Queens(size);
            total += board.solve(0);
            first = board.first;
        }
        System.out.println(total + " solutions");
        for (int column : first) {
            System.out.println(".".repeat(column) + "Q" + ".".repeat(size - column - 1));
        }
    }
}
