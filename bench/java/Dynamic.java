/** Dynamic programming over arrays in Java: the algorithms and the output of dynamic.py. */
public final class Dynamic {
    private static long state = 7;

    private static int below(int limit) {
        state = (state * 1103515245 + 12345) % 2147483648L;
        return (int) (state / 65536 % limit);
    }

    private static String randomText(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append("abcd".charAt(below(4)));
        }
        return text.toString();
    }

    private static String longestCommonSubsequence(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i < a.length(); i++) {
            for (int j = 0; j < b.length(); j++) {
                table[i + 1][j + 1] = a.charAt(i) == b.charAt(j)
                        ? table[i][j] + 1
                        : Math.max(table[i][j + 1], table[i + 1][j]);
            }
        }
        StringBuilder result = new StringBuilder();
        int i = a.length();
        int j = b.length();
        while (i > 0 && j > 0) {
            if (table[i][j] == table[i - 1][j]) {
                i--;
            } else if (table[i][j] == table[i][j - 1]) {
                j--;
            } else {
                result.append(a.charAt(i - 1));
                i--;
                j--;
            }
        }
        return result.reverse().toString();
    }

    private static int editDistance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j < previous.length; j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                current[j] = Math.min(Math.min(previous[j] + 1, current[j - 1] + 1), previous[j - 1] + cost);
            }
            previous = current;
        }
        return previous[b.length()];
    }

    private static int knapsack(int[][] items, int capacity) {
        int[] best = new int[capacity + 1];
        for (int[] item : items) {
            int weight = item[0];
            for (int room = capacity; room >= weight; room--) {
                best[room] = Math.max(best[room], best[room - weight] + item[1]);
            }
        }
        return best[capacity];
    }

    private static int matrixChain(int[] sizes) {
        int n = sizes.length - 1;
        int[][] cost = new int[n][n];
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i <= n - length; i++) {
                int j = i + length - 1;
                int least = Integer.MAX_VALUE;
                for (int k = i; k < j; k++) {
                    least = Math.min(
                            least, cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]);
                }
                cost[i][j] = least;
            }
        }
        return cost[0][n - 1];
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int length = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
        String common = "";
        long distance = 0;
        long worth = 0;
        long products = 0;
        for (int round = 0; round < rounds; round++) {
            String a = randomText(length);
            String b = randomText(length);
            common = longestCommonSubsequence(a, b);
            distance += editDistance(a, b);
            int[][] items = new int[length / 5][];
            for (int i = 0; i < items.length; i++) {
                items[i] = new int[] {1 + below(50), below(1000)};
            }
            worth += knapsack(items, length * 4);
            int[] sizes = new int[length / 8];
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = 5 + below(40);
            }
            products += matrixChain(sizes);
        }
        System.out.println(common.length() + " " + common.substring(0, Math.min(40, common.length())) + " " + distance
                + " " + worth + " " + products);
    }
}
