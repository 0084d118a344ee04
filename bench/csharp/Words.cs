using System;
using System.Collections.Generic;

/// <summary>Text and dictionaries by hand in C#: the algorithm and the output of words.py, for comparison.</summary>
public static class Words {
    private static readonly string[] Syllables = {"ba", "ke", "li", "mo", "nu", "pra", "ste", "tion", "ur", "zen"};

    private sealed class Generator {
        private long state;

        internal Generator(long seed) {
            state = seed;
        }

        internal int Below(int limit) {
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
            return (int) ((state >> 8) % limit);
        }
    }

    private static string MakeText(Generator generator, int count) {
        var words = new List<string>();
        for (int i = 0; i < count; i++) {
            var parts = new List<string>();
            int length = 1 + generator.Below(3);
            for (int part = 0; part < length; part++) {
                parts.Add(Syllables[generator.Below(Syllables.Length)]);
            }
            words.Add(string.Join("", parts));
        }
        return string.Join(" ", words);
    }

    private static Dictionary<string, int> CountWords(string text) {
        var counts = new Dictionary<string, int>();
        foreach (string word in text.Split(' ')) {
            int count;
            counts.TryGetValue(word, out count);
            counts[word] = count + 1;
        }
        return counts;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 10;
        int count = arguments.Length > 1 ? int.Parse(arguments[1]) : 20000;
        var generator = new Generator(42);
        long total = 0;
        string best = "";
        for (int round = 0; round < rounds; round++) {
            Dictionary<string, int> counts = CountWords(MakeText(generator, count));
            var ordered = new List<string>(counts.Keys);
            ordered.Sort((first, second) => {
                int byCount = counts[second].CompareTo(counts[first]);
                return byCount != 0 ? byCount : string.CompareOrdinal(first, second);
            });
            best = ordered[0];
            total += ordered.Count + counts[best];
        }
        Console.WriteLine(rounds + " rounds of " + count + ": " + total + ", last best " + best);
    }
}
