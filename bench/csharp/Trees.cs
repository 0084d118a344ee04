/// <summary>Binary trees by hand in C#: the algorithm and the output of trees.py, for comparison.</summary>
public static class Trees {
    private sealed class Tree {
        private readonly Tree left;
        private readonly Tree right;

        internal Tree(Tree left, Tree right) {
            this.left = left;
            this.right = right;
        }

        internal int Count() {
            return left == null ? 1 : 1 + left.Count() + right.Count();
        }
    }

    private static Tree Build(int depth) {
        return depth == 0 ? new Tree(null, null) : new Tree(Build(depth - 1), Build(depth - 1));
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 10;
        int depth = arguments.Length > 1 ? int.Parse(arguments[1]) : 14;
        Tree longLived = Build(depth);
        long total = 0;
        for (int round = 0; round < rounds; round++) {
            for (int small = 4; small <= depth; small += 2) {
                for (int i = 0; i < 1 << (depth - small); i++) {
                    total += Build(small).Count();
                }
            }
        }
        System.Console.WriteLine(rounds + " rounds of " + depth + ": " + total + ", long lived " + longLived.Count());
    }
}
