using System;
using System.Collections.Generic;
using System.Text;

/// <summary>Reverse complements of DNA sequences in C#: the algorithm and the output of complement.py.</summary>
public static class Complement {
    private const string Letters = "ACGTUMRWSYKVHDBN";
    private static readonly Dictionary<char, char> Complements = new Dictionary<char, char>();

    private struct Entry {
        internal string Header;
        internal string Sequence;
    }

    private static string MakeFasta(long seed, int lines) {
        var text = new StringBuilder();
        for (int record = 0; record < 3; record++) {
            text.Append(">record ").Append(record).Append(" of ").Append(seed).Append('\n');
            for (int i = 0; i < lines; i++) {
                for (int j = 0; j < 60; j++) {
                    seed = (seed * 1103515245 + 12345) % 2147483648;
                    text.Append(Letters[(int) (seed >> 16 & 15)]);
                }
                text.Append('\n');
            }
        }
        return text.ToString();
    }

    private static List<Entry> Parse(string text) {
        var entries = new List<Entry>();
        string header = null;
        var sequence = new StringBuilder();
        foreach (string line in text.Split(new[] {'\n'}, StringSplitOptions.RemoveEmptyEntries)) {
            if (line[0] == '>') {
                if (header != null) {
                    entries.Add(new Entry {Header = header, Sequence = sequence.ToString()});
                }
                header = line.Substring(1);
                sequence.Clear();
            } else {
                sequence.Append(line);
            }
        }
        entries.Add(new Entry {Header = header, Sequence = sequence.ToString()});
        return entries;
    }

    private static string ReverseComplement(string sequence) {
        var result = new StringBuilder(sequence.Length);
        for (int i = sequence.Length - 1; i >= 0; i--) {
            result.Append(Complements[sequence[i]]);
        }
        return result.ToString();
    }

    private static string Wrapped(string header, string sequence) {
        var lines = new StringBuilder(">").Append(header).Append('\n');
        for (int start = 0; start < sequence.Length; start += 60) {
            lines.Append(sequence, start, Math.Min(60, sequence.Length - start)).Append('\n');
        }
        return lines.ToString();
    }

    private static long Adler(string text) {
        long a = 1;
        long b = 0;
        foreach (char character in text) {
            a = (a + character) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 250;
        int lines = arguments.Length > 1 ? int.Parse(arguments[1]) : 200;
        for (int i = 0; i < Letters.Length; i++) {
            Complements[Letters[i]] = "TGCAAKYWSRMBDHVN"[i];
        }
        string result = "";
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            foreach (Entry entry in Parse(MakeFasta(round, lines))) {
                result = Wrapped(entry.Header, ReverseComplement(entry.Sequence));
                checksum ^= Adler(result);
            }
        }
        Console.WriteLine(result.Substring(0, Math.Min(200, result.Length)));
        Console.WriteLine(checksum.ToString("x8"));
    }
}
