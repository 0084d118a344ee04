import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lambdas in Java: the work and the output of closures.py. */
public final class Closures {
    private static LongSupplier makeCounter(long start, long step) {
        long[] count = {start};
        return () -> count[0] += step;
    }

    private static LongUnaryOperator compose(List<LongUnaryOperator> functions) {
        return x -> {
            for (LongUnaryOperator function : functions) {
                x = function.applyAsLong(x);
            }
            return x;
        };
    }

    private static DoubleUnaryOperator polynomial(double... coefficients) {
        return x -> {
            double result = 0.0;
            for (int i = coefficients.length - 1; i >= 0; i--) {
                result = result * x + coefficients[i];
            }
            return result;
        };
    }

    private static DoubleUnaryOperator derivative(DoubleUnaryOperator function) {
        double h = 1e-5;
        return x -> (function.applyAsDouble(x + h) - function.applyAsDouble(x - h)) / (2.0 * h);
    }

    private static double integral(DoubleUnaryOperator function, double low, double high, int steps) {
        double width = (high - low) / steps;
        double sum = 0.0;
        for (int i = 0; i < steps; i++) {
            sum += function.applyAsDouble(low + (i + 0.5) * width);
        }
        return sum * width;
    }

    private static double rootOf(DoubleUnaryOperator function, double x) {
        DoubleUnaryOperator slope = derivative(function);
        for (int i = 0; i < 20; i++) {
            x -= function.applyAsDouble(x) / slope.applyAsDouble(x);
        }
        return x;
    }

    private interface Parser {
        /** The position behind what it takes, or -1. */
        int parse(String source, int position);
    }

    private static Parser literal(String text) {
        return (source, position) -> source.startsWith(text, position) ? position + text.length() : -1;
    }

    private static Parser sequence(Parser... parsers) {
        return (source, position) -> {
            for (Parser parser : parsers) {
                position = parser.parse(source, position);
                if (position < 0) {
                    return -1;
                }
            }
            return position;
        };
    }

    private static Parser choice(Parser... parsers) {
        return (source, position) -> {
            for (Parser parser : parsers) {
                int end = parser.parse(source, position);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        };
    }

    private static Parser many(Parser parser) {
        return (source, position) -> {
            while (true) {
                int end = parser.parse(source, position);
                if (end < 0) {
                    return position;
                }
                position = end;
            }
        };
    }

    private static Parser makeNumberParser() {
        Parser digit = choice(IntStream.range(0, 10)
                .mapToObj(i -> literal(Integer.toString(i)))
                .toArray(Parser[]::new));
        Parser number = sequence(digit, many(digit));
        Parser blank = many(literal(" "));
        Parser sign = sequence(blank, choice(literal("+"), literal("-"), literal("*")), blank);
        return sequence(number, many(sequence(sign, number)));
    }

    private record Key(int amount, int kinds) {}

    private static final class Ways {
        private final int[] coins;
        private final Map<Key, Long> known = new HashMap<>();

        Ways(int... coins) {
            this.coins = coins;
        }

        long of(int amount, int kinds) {
            if (amount == 0) {
                return 1;
            }
            if (amount < 0 || kinds == 0) {
                return 0;
            }
            Key key = new Key(amount, kinds);
            Long found = known.get(key);
            if (found == null) {
                found = (of(amount, kinds - 1) + of(amount - coins[kinds - 1], kinds)) % 1000000007;
                known.put(key, found);
            }
            return found;
        }
    }

    private interface Handler {
        void click(int x, int y);
    }

    private static long countClicks(int clicks) {
        long[] inside = {0};
        long[] farthest = {0};
        List<Handler> handlers = new ArrayList<>();
        handlers.add((x, y) -> {
            if (x * x + y * y < 10000) {
                inside[0]++;
            }
        });
        handlers.add((x, y) -> farthest[0] = Math.max(farthest[0], x + y));
        for (int i = 0; i < clicks; i++) {
            for (Handler handler : handlers) {
                handler.click(i * 31 % 127, i * 17 % 131);
            }
        }
        return inside[0] + farthest[0];
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 600;
        int limit = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2000;
        long total = 0;
        double area = 0.0;
        Parser parser = makeNumberParser();
        for (int round = 0; round < rounds; round++) {
            int i = round;
            List<LongSupplier> counters = new ArrayList<>();
            for (int start = 0; start < 10; start++) {
                counters.add(makeCounter(start, i + 1));
            }
            for (int j = 0; j < limit; j++) {
                total += counters.get(j % 10).getAsLong();
            }
            LongUnaryOperator pipeline = compose(List.of(x -> x + 1, x -> x * 3, x -> x - i, x -> Math.floorDiv(x, 2)));
            for (int j = 0; j < limit; j++) {
                total += pipeline.applyAsLong(j);
            }
            DoubleUnaryOperator cubic = polynomial(-1.0 - i, -1.0, 0.5, 1.0);
            area += integral(cubic, 0.0, 2.0, limit) + rootOf(cubic, 5.0);
            String source = IntStream.range(0, limit / 10)
                            .mapToObj(j -> Integer.toString(j * i))
                            .collect(Collectors.joining(" + "))
                    + " !";
            total += parser.parse(source, 0);
            total += new Ways(1, 2, 5, 10, 20, 50).of(limit / 10, 6);
            total += countClicks(limit);
        }
        System.out.printf("%d %.6f%n", total, area);
    }
}
