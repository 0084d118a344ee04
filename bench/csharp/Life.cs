using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// <summary>Conway's game of life on a set of living cells in C#: the algorithm and the output of life.py.</summary>
public static class Life {
    private struct Cell : IEquatable<Cell> {
        internal readonly int X;
        internal readonly int Y;

        internal Cell(int x, int y) {
            X = x;
            Y = y;
        }

        public bool Equals(Cell other) {
            return X == other.X && Y == other.Y;
        }

        public override int GetHashCode() {
            return X * 31 + Y;
        }
    }

    private const string Gun =
            "........................O...........\n"
            + "......................O.O...........\n"
            + "............OO......OO............OO\n"
            + "...........O...O....OO............OO\n"
            + "OO........O.....O...OO..............\n"
            + "OO........O...O.OO....O.O...........\n"
            + "..........O.....O.......O...........\n"
            + "...........O...O....................\n"
            + "............OO......................";
    private const string Acorn = ".O.....\n...O...\nOO..OOO";

    private static void Place(HashSet<Cell> alive, string picture, int left, int top) {
        string[] lines = picture.Split('\n');
        for (int y = 0; y < lines.Length; y++) {
            for (int x = 0; x < lines[y].Length; x++) {
                if (lines[y][x] == 'O') {
                    alive.Add(new Cell(x + left, y + top));
                }
            }
        }
    }

    private static HashSet<Cell> Step(HashSet<Cell> alive) {
        var neighbours = new Dictionary<Cell, int>();
        foreach (Cell cell in alive) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if (dx != 0 || dy != 0) {
                        var neighbour = new Cell(cell.X + dx, cell.Y + dy);
                        int count;
                        neighbours.TryGetValue(neighbour, out count);
                        neighbours[neighbour] = count + 1;
                    }
                }
            }
        }
        var result = new HashSet<Cell>();
        foreach (var entry in neighbours) {
            if (entry.Value == 3 || (entry.Value == 2 && alive.Contains(entry.Key))) {
                result.Add(entry.Key);
            }
        }
        return result;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 50;
        int steps = arguments.Length > 1 ? int.Parse(arguments[1]) : 200;
        long population = 0;
        var alive = new HashSet<Cell>();
        for (int round = 0; round < rounds; round++) {
            alive = new HashSet<Cell>();
            Place(alive, Gun, 0, 0);
            Place(alive, Acorn, 100 + round, 100);
            for (int i = 0; i < steps; i++) {
                alive = Step(alive);
            }
            population += alive.Count;
        }
        if (alive.Count > 0) {
            Console.WriteLine($"{population} alive within ({alive.Min(cell => cell.X)}, {alive.Min(cell => cell.Y)}, "
                    + $"{alive.Max(cell => cell.X)}, {alive.Max(cell => cell.Y)})");
        }
        for (int y = 0; y < 12; y++) {
            var line = new StringBuilder();
            for (int x = 0; x < 40; x++) {
                line.Append(alive.Contains(new Cell(x, y)) ? '#' : '.');
            }
            Console.WriteLine(line);
        }
    }
}
