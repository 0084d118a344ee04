using System;
using System.Collections.Generic;

/// <summary>Primes by the sieve of Eratosthenes in C#: the algorithm and the output of sieve.py.</summary>
public static class Sieve {
    private static List<int> PrimesUpTo(int limit) {
        var isPrime = new bool[limit + 1];
        for (int i = 2; i <= limit; i++) {
            isPrime[i] = true;
        }
        for (int i = 2; i * i <= limit; i++) {
            if (isPrime[i]) {
                for (int multiple = i * i; multiple <= limit; multiple += i) {
                    isPrime[multiple] = false;
                }
            }
        }
        var primes = new List<int>();
        for (int i = 0; i <= limit; i++) {
            if (isPrime[i]) {
                primes.Add(i);
            }
        }
        return primes;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 30;
        int limit = arguments.Length > 1 ? int.Parse(arguments[1]) : 1000000;
        long total = 0;
        long twins = 0;
        int widest = 0;
        for (int extra = 0; extra < rounds; extra++) {
            List<int> primes = PrimesUpTo(limit + extra);
            total += primes.Count;
            for (int i = 1; i < primes.Count; i++) {
                int gap = primes[i] - primes[i - 1];
                if (gap == 2) {
                    twins++;
                }
                widest = Math.Max(widest, gap);
            }
        }
        Console.WriteLine($"{total} primes, {twins} twins, widest gap {widest}");
    }
}
