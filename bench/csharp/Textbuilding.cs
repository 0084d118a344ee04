using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

/// <summary>Building text in C#: the algorithms and the output of textbuilding.py.</summary>
public static class Textbuilding {
    private static readonly int[] Values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static readonly string[] Signs = {
        "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
    };
    private static readonly string[] Ones = ("zero one two three four five six seven eight nine ten eleven twelve"
            + " thirteen fourteen fifteen sixteen seventeen eighteen nineteen").Split(' ');
    private static readonly string[] Tens = "twenty thirty forty fifty sixty seventy eighty ninety".Split(' ');

    private static string Roman(int number) {
        var text = new StringBuilder();
        for (int i = 0; i < Values.Length; i++) {
            while (number >= Values[i]) {
                text.Append(Signs[i]);
                number -= Values[i];
            }
        }
        return text.ToString();
    }

    private static string Spoken(int number) {
        if (number < 20) {
            return Ones[number];
        }
        if (number < 100) {
            int unit = number % 10;
            return Tens[number / 10 - 2] + (unit != 0 ? "-" + Ones[unit] : "");
        }
        if (number < 1000) {
            int below = number % 100;
            return Ones[number / 100] + " hundred" + (below != 0 ? " and " + Spoken(below) : "");
        }
        int rest = number % 1000;
        return Spoken(number / 1000) + " thousand" + (rest != 0 ? " " + Spoken(rest) : "");
    }

    private static string Shifted(string text, int shift) {
        var result = new StringBuilder();
        foreach (char c in text) {
            result.Append(c >= 'a' && c <= 'z' ? (char) (((c - 'a' + shift) % 26 + 26) % 26 + 'a') : c);
        }
        return result.ToString();
    }

    private static string RunLengths(string text) {
        var result = new StringBuilder();
        for (int i = 0, j; i < text.Length; i = j) {
            for (j = i; j < text.Length && text[j] == text[i]; j++) {}
            if (j - i > 1) {
                result.Append(j - i);
            }
            result.Append(text[i]);
        }
        return result.ToString();
    }

    private static string Table(int rows) {
        var text = new StringBuilder("number         roman             share\n");
        text.Append('-', 38);
        for (int number = 1; number <= rows; number++) {
            string numeral = Roman(number);
            int room = 20 - numeral.Length;
            text.AppendFormat("\n{0,-8}", number);
            text.Append(' ', room / 2).Append(numeral).Append(' ', room - room / 2);
            text.AppendFormat(CultureInfo.InvariantCulture, "{0,10:F4}", (double) number / rows);
        }
        return text.ToString();
    }

    private static string Title(string text) {
        var result = new StringBuilder();
        bool isFirst = true;
        foreach (char c in text) {
            result.Append(isFirst ? char.ToUpperInvariant(c) : c);
            isFirst = !char.IsLetter(c);
        }
        return result.ToString();
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 90;
        int rows = arguments.Length > 1 ? int.Parse(arguments[1]) : 2000;
        long length = 0;
        string last = "";
        for (int round = 0; round < rounds; round++) {
            string text = Table(rows);
            length += text.Length;
            var words = new List<string>();
            for (int number = 0; number < rows; number++) {
                words.Add(Spoken(number * 7 + round));
            }
            string joined = string.Join(", ", words);
            string secret = Shifted(joined, round % 26);
            length += secret.Length;
            if (Shifted(secret, -round) != joined) {
                Console.WriteLine("the text differs");
            }
            var bits = new StringBuilder();
            for (int number = 0; number < rows; number++) {
                bits.Append(Convert.ToString(number, 2));
            }
            string all = bits.ToString();
            length += RunLengths(all).Length;
            last = Title(words[words.Count - 1]) + " " + RunLengths(all.Substring(0, Math.Min(30, all.Length))) + " "
                    + text.Substring(text.LastIndexOf('\n') + 1).ToUpperInvariant();
        }
        Console.WriteLine(length + " " + last);
    }
}
