/** Binary trees by hand in Java: the algorithm and the output of trees.py, for comparison. */
public final class Trees {
    private record Tree(Tree left, Tree right) {
        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    private static Tree build(int depth) {
        return depth == 0 ? new Tree(null, null) : new Tree(build(depth - 1), build(depth - 1));
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int depth = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 14;
        Tree longLived = build(depth);
        long total = 0;
        for (int round = 0; round < rounds; round++) {
            for (int small = 4; small <= depth; small += 2) {
                for (int i = 0; i < 1 << (depth - small); i++) {
                    total += build(small).count();
                }
            }
        }
        System.out.println(rounds + " rounds of " + depth + ": " + total + ", long lived " + longLived.count());
    }
}
