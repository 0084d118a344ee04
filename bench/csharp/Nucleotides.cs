using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

/// <summary>K-nucleotides in C#: the algorithm and the output of nucleotides.py.</summary>
public static class Nucleotides {
    private static readonly string[] Wanted = {"GGT", "GGTA", "GGTATT", "GGTATTTTAATT", "GGTATTTTAATTTATAGT"};
    private const string Letters = "ACGT";
    private static readonly double[] Probabilities = {0.3029549426680, 0.1979883004921, 0.1975473066391, 0.3016094502008};

    private static int seed = 42;

    private static double NextRandom() {
        seed = (seed * 3877 + 29573) % 139968;
        return (double) seed / 139968;
    }

    private static string RandomSequence(int length) {
        var letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            double r = NextRandom();
            for (int j = 0; j < Letters.Length; j++) {
                if (r < Probabilities[j]) {
                    letters.Append(Letters[j]);
                    break;
                }
                r -= Probabilities[j];
            }
        }
        return letters.ToString();
    }

    private static Dictionary<string, int> CountPieces(string sequence, int length) {
        var counts = new Dictionary<string, int>();
        for (int start = 0; start + length <= sequence.Length; start++) {
            string piece = sequence.Substring(start, length);
            int count;
            counts.TryGetValue(piece, out count);
            counts[piece] = count + 1;
        }
        return counts;
    }

    private static void PrintFrequencies(string sequence, int length) {
        Dictionary<string, int> counts = CountPieces(sequence, length);
        int total = counts.Values.Sum();
        foreach (var entry in counts.OrderByDescending(entry => entry.Value)
                .ThenBy(entry => entry.Key, StringComparer.Ordinal)) {
            Console.WriteLine(string.Format(
                    CultureInfo.InvariantCulture, "{0} {1:F3}", entry.Key, entry.Value * 100.0 / total));
        }
        Console.WriteLine();
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 50;
        int length = arguments.Length > 1 ? int.Parse(arguments[1]) : 50000;
        var found = new int[Wanted.Length];
        string sequence = "GGTATT";
        for (int round = 0; round < rounds; round++) {
            sequence = RandomSequence(length);
            for (int i = 0; i < found.Length; i++) {
                int count;
                if (CountPieces(sequence, Wanted[i].Length).TryGetValue(Wanted[i], out count)) {
                    found[i] += count;
                }
            }
        }
        PrintFrequencies(sequence, 1);
        PrintFrequencies(sequence, 2);
        for (int i = 0; i < found.Length; i++) {
            Console.WriteLine(found[i] + "\t" + Wanted[i]);
        }
    }
}
