using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

/// <summary>Lambdas in C#: the work and the output of closures.py.</summary>
public static class Closures {
    private static Func<long> MakeCounter(long start, long step) {
        long count = start;
        return () => count += step;
    }

    private static Func<long, long> Compose(List<Func<long, long>> functions) {
        return x => {
            foreach (Func<long, long> function in functions) {
                x = function(x);
            }
            return x;
        };
    }

    private static Func<double, double> Polynomial(params double[] coefficients) {
        return x => {
            double result = 0.0;
            for (int i = coefficients.Length - 1; i >= 0; i--) {
                result = result * x + coefficients[i];
            }
            return result;
        };
    }

    private static Func<double, double> Derivative(Func<double, double> function, double h = 1e-5) {
        return x => (function(x + h) - function(x - h)) / (2.0 * h);
    }

    private static double Integral(Func<double, double> function, double low, double high, int steps) {
        double width = (high - low) / steps;
        double sum = 0.0;
        for (int i = 0; i < steps; i++) {
            sum += function(low + (i + 0.5) * width);
        }
        return sum * width;
    }

    private static double RootOf(Func<double, double> function, double x) {
        Func<double, double> slope = Derivative(function);
        for (int i = 0; i < 20; i++) {
            x -= function(x) / slope(x);
        }
        return x;
    }

    /// <summary>Gives the position behind what it takes, or -1.</summary>
    private delegate int Parser(string source, int position);

    private static Parser Literal(string text) {
        return (source, position) =>
                string.CompareOrdinal(source, position, text, 0, text.Length) == 0 ? position + text.Length : -1;
    }

    private static Parser Sequence(params Parser[] parsers) {
        return (source, position) => {
            foreach (Parser parser in parsers) {
                position = parser(source, position);
                if (position < 0) {
                    return -1;
                }
            }
            return position;
        };
    }

    private static Parser Choice(params Parser[] parsers) {
        return (source, position) => {
            foreach (Parser parser in parsers) {
                int end = parser(source, position);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        };
    }

    private static Parser Many(Parser parser) {
        return (source, position) => {
            while (true) {
                int end = parser(source, position);
                if (end < 0) {
                    return position;
                }
                position = end;
            }
        };
    }

    private static Parser MakeNumberParser() {
        Parser digit = Choice(Enumerable.Range(0, 10).Select(i => Literal(i.ToString())).ToArray());
        Parser number = Sequence(digit, Many(digit));
        Parser blank = Many(Literal(" "));
        Parser sign = Sequence(blank, Choice(Literal("+"), Literal("-"), Literal("*")), blank);
        return Sequence(number, Many(Sequence(sign, number)));
    }

    private struct Key : IEquatable<Key> {
        internal int Amount;
        internal int Kinds;

        public bool Equals(Key other) {
            return Amount == other.Amount && Kinds == other.Kinds;
        }

        public override int GetHashCode() {
            return Amount * 31 + Kinds;
        }
    }

    private static Func<int, long> MemoisedWays(params int[] coins) {
        var known = new Dictionary<Key, long>();
        Func<int, int, long> ways = null;
        ways = (amount, kinds) => {
            if (amount == 0) {
                return 1;
            }
            if (amount < 0 || kinds == 0) {
                return 0;
            }
            var key = new Key {Amount = amount, Kinds = kinds};
            long found;
            if (!known.TryGetValue(key, out found)) {
                found = (ways(amount, kinds - 1) + ways(amount - coins[kinds - 1], kinds)) % 1000000007;
                known.Add(key, found);
            }
            return found;
        };
        return amount => ways(amount, coins.Length);
    }

    private sealed class Button {
        internal event Action<int, int> Clicked;

        internal void Click(int x, int y) {
            Clicked(x, y);
        }
    }

    private static long CountClicks(int clicks) {
        long inside = 0;
        long farthest = 0;
        var button = new Button();
        button.Clicked += (x, y) => {
            if (x * x + y * y < 10000) {
                inside++;
            }
        };
        button.Clicked += (x, y) => farthest = Math.Max(farthest, x + y);
        for (int i = 0; i < clicks; i++) {
            button.Click(i * 31 % 127, i * 17 % 131);
        }
        return inside + farthest;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 600;
        int limit = arguments.Length > 1 ? int.Parse(arguments[1]) : 2000;
        long total = 0;
        double area = 0.0;
        Parser parse = MakeNumberParser();
        for (int round = 0; round < rounds; round++) {
            int i = round;
            List<Func<long>> counters = Enumerable.Range(0, 10).Select(start => MakeCounter(start, i + 1)).ToList();
            for (int j = 0; j < limit; j++) {
                total += counters[j % 10]();
            }
            Func<long, long> pipeline =
                    Compose(new List<Func<long, long>> {x => x + 1, x => x * 3, x => x - i, x => x >> 1});
            for (int j = 0; j < limit; j++) {
                total += pipeline(j);
            }
            Func<double, double> cubic = Polynomial(-1.0 - i, -1.0, 0.5, 1.0);
            area += Integral(cubic, 0.0, 2.0, limit) + RootOf(cubic, 5.0);
            string source = string.Join(" + ", Enumerable.Range(0, limit / 10).Select(j => (j * i).ToString())) + " !";
            total += parse(source, 0);
            total += MemoisedWays(1, 2, 5, 10, 20, 50)(limit / 10);
            total += CountClicks(limit);
        }
        Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0} {1:F6}", total, area));
    }
}
