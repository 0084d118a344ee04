using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

/// <summary>Exceptions in C#: the work and the output of exceptions.py.</summary>
public static class Exceptions {
    private class BankException : Exception {
        internal BankException(string message) : base(message) {}
    }

    private sealed class InsufficientFunds : BankException {
        internal readonly long Missing;

        internal InsufficientFunds(long missing) : base(missing + " missing") {
            Missing = missing;
        }
    }

    private sealed class AccountFrozen : BankException {
        internal readonly long Owner;

        internal AccountFrozen(long owner) : base("account " + owner + " is frozen") {
            Owner = owner;
        }
    }

    private sealed class Account : IDisposable {
        private readonly long owner;
        internal long Balance;
        internal bool IsFrozen;
        internal int Locks;

        internal Account(long owner, long balance) {
            this.owner = owner;
            Balance = balance;
        }

        internal Account Lock() {
            Locks++;
            return this;
        }

        public void Dispose() {
            Locks--;
        }

        internal void Withdraw(long amount) {
            if (IsFrozen) {
                throw new AccountFrozen(owner);
            }
            if (amount > Balance) {
                throw new InsufficientFunds(amount - Balance);
            }
            Balance -= amount;
        }

        internal void Deposit(long amount) {
            if (IsFrozen) {
                throw new AccountFrozen(owner);
            }
            if (amount < 0) {
                throw new ArgumentException("negative amount");
            }
            Balance += amount;
        }
    }

    private sealed class Bank {
        internal readonly Dictionary<long, Account> Accounts = new Dictionary<long, Account>();
        internal readonly SortedDictionary<string, int> Log =
                new SortedDictionary<string, int>(StringComparer.Ordinal);
        internal long Attempts;

        internal Bank(long count) {
            for (long owner = 0; owner < count; owner++) {
                Accounts.Add(owner, new Account(owner, 1000 + owner % 7 * 100));
            }
        }

        private void Note(string what) {
            int count;
            Log.TryGetValue(what, out count);
            Log[what] = count + 1;
        }

        internal void Transfer(long source, long target, long amount) {
            using (Account payer = Accounts[source].Lock()) {
                payer.Withdraw(amount);
                try {
                    using (Account payee = Accounts[target].Lock()) {
                        payee.Deposit(amount);
                    }
                } catch (BankException) {
                    payer.Deposit(amount);
                    Note("returned");
                    throw;
                } finally {
                    Attempts++;
                }
            }
        }

        internal long Attempt(long source, long target, long amount) {
            try {
                Transfer(source, target, amount);
            } catch (InsufficientFunds error) {
                Note("insufficient");
                return -error.Missing;
            } catch (AccountFrozen error) {
                Note("frozen");
                Accounts[error.Owner].IsFrozen = false;
                return 0;
            } catch (KeyNotFoundException) {
                Note("unknown");
                return 0;
            } catch (ArgumentException error) {
                Note(error.Message);
                return 0;
            }
            Note("done");
            return amount;
        }
    }

    private static long Parse(string text) {
        try {
            return long.Parse(text);
        } catch (FormatException) {
            try {
                return long.Parse(text, NumberStyles.HexNumber);
            } catch (FormatException) {
                return -1;
            }
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 100;
        long clients = arguments.Length > 1 ? long.Parse(arguments[1]) : 100;
        string[] texts = {"12", "ff", "x1", "-7"};
        long moved = 0;
        long parsed = 0;
        long seed = 1;
        var bank = new Bank(clients);
        for (int round = 0; round < rounds; round++) {
            bank = new Bank(clients);
            for (int step = 0; step < clients * 100; step++) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                long source = seed / 65536 % clients;
                long target = seed / 1024 % (clients + 2);
                long amount = seed / 256 % 900;
                if (step % 50 == 0) {
                    bank.Accounts[source].IsFrozen = true;
                    amount = -amount;
                }
                moved += bank.Attempt(source, target, amount);
                parsed += Parse(texts[step % 4]);
            }
        }
        Console.WriteLine($"{moved} {parsed} {bank.Attempts} {bank.Accounts.Values.Sum(account => account.Balance)} "
                + $"{bank.Accounts.Values.Sum(account => account.Locks)}");
        foreach (var entry in bank.Log) {
            Console.WriteLine(entry.Key + " " + entry.Value);
        }
        try {
            bank.Transfer(0, 1, 1000000);
        } catch (BankException error) {
            Console.WriteLine("at last: " + error.Message);
        }
    }
}
