using System;
using System.Collections.Generic;
using shapes;

/// <summary>Uses the library that shapes.py becomes, as any program would.</summary>
public static class UseShapes {
    public static void Main() {
        Console.OutputEncoding = new System.Text.UTF8Encoding(false);
        Console.WriteLine(Functions.area(2.5, 4));
        Console.WriteLine(Functions.total(new long[] {1, 2, 40}));
        IDictionary<string, long> counts = Functions.counted(new List<string> {"a", "ü", "a", "\ud83d\udc0d"});
        foreach (KeyValuePair<string, long> entry in counts) Console.WriteLine(entry.Key + "=" + entry.Value);
        foreach (Tuple<long, string> pair in Functions.inverted(counts)) Console.WriteLine(pair.Item1 + ":" + pair.Item2);
        Console.WriteLine(Functions.root(49));
        try {
            Functions.root(50);
        } catch (shapes.ValueError error) {
            Console.WriteLine(error.GetType().Name + ": " + error.Message);
        }
        Console.WriteLine(Functions.greeting(null) + " " + Functions.greeting("Jörg"));
        Functions.shout(true);
        try {
            Functions.deep(0);
        } catch (RecursionError error) {
            Console.WriteLine("RecursionError " + error.Message);
        }
        try {
            Functions.total(new long[] {long.MaxValue, 1});
        } catch (OverflowError error) {
            Console.WriteLine("OverflowError " + error.Message);
        }
        Console.WriteLine(BitConverter.ToString(Functions.reversed_bytes(new byte[] {1, 2, 3})));
        try {
            Functions.counted(new string[] {null});
        } catch (ArgumentNullException) {
            Console.WriteLine("null refused");
        }
    }
}
