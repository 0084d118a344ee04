using System;

/// <summary>The n queens puzzle in C#: the algorithm and the output of queens.py.</summary>
public sealed class Queens {
    private readonly int size;
    private readonly bool[] columns;
    private readonly bool[] rising;
    private readonly bool[] falling;
    private readonly int[] placed;
    private int[] first;

    private Queens(int size) {
        this.size = size;
        columns = new bool[size];
        rising = new bool[2 * size - 1];
        falling = new bool[2 * size - 1];
        placed = new int[size];
    }

    private long Solve(int row) {
        if (row == size) {
            if (first == null) {
                first = (int[]) placed.Clone();
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
            solutions += Solve(row + 1);
            columns[column] = rising[up] = falling[down] = false;
        }
        return solutions;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 400;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 9;
        long total = 0;
        var first = new int[0];
        for (int round = 0; round < rounds; round++) {
            var board = new Queens(size);
            total += board.Solve(0);
            first = board.first;
        }
        Console.WriteLine(total + " solutions");
        foreach (int column in first) {
            Console.WriteLine(new string('.', column) + "Q" + new string('.', size - column - 1));
        }
    }
}
