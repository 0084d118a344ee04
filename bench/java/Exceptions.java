import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Exceptions in Java: the work and the output of exceptions.py. */
public final class Exceptions {
    private static class BankException extends Exception {
        BankException(String message) {
            super(message);
        }
    }

    private static final class InsufficientFunds extends BankException {
        private final long missing;

        InsufficientFunds(long missing) {
            super(missing + " missing");
            this.missing = missing;
        }
    }

    private static final class AccountFrozen extends BankException {
        private final long owner;

        AccountFrozen(long owner) {
            super("account " + owner + " is frozen");
            this.owner = owner;
        }
    }

    private static final class UnknownAccount extends RuntimeException {}

    private static final class Account implements AutoCloseable {
        private final long owner;
        private long balance;
        private boolean frozen;
        private int locks;

        Account(long owner, long balance) {
            this.owner = owner;
            this.balance = balance;
        }

        Account lock() {
            locks++;
            return this;
        }

        @Override
        public void close() {
            locks--;
        }

        void withdraw(long amount) throws BankException {
            if (frozen) {
                throw new AccountFrozen(owner);
            }
            if (amount > balance) {
                throw new InsufficientFunds(amount - balance);
            }
            balance -= amount;
        }

        void deposit(long amount) throws BankException {
            if (frozen) {
                throw new AccountFrozen(owner);
            }
            if (amount < 0) {
                throw new IllegalArgumentException("negative amount");
            }
            balance += amount;
        }
    }

    private static final class Bank {
        private final Map<Long, Account> accounts = new HashMap<>();
        private final Map<String, Integer> log = new TreeMap<>();
        private long attempts;

        Bank(long count) {
            for (long owner = 0; owner < count; owner++) {
                accounts.put(owner, new Account(owner, 1000 + owner % 7 * 100));
            }
        }

        private void note(String what) {
            log.merge(what, 1, Integer::sum);
        }

        private Account account(long owner) {
            Account account = accounts.get(owner);
            if (account == null) {
                throw new UnknownAccount();
            }
            return account.lock();
        }

        void transfer(long source, long target, long amount) throws BankException {
            try (Account payer = account(source)) {
                payer.withdraw(amount);
                try (Account payee = account(target)) {
                    payee.deposit(amount);
                } catch (BankException error) {
                    payer.deposit(amount);
                    note("returned");
                    throw error;
                } finally {
                    attempts++;
                }
            }
        }

        long attempt(long source, long target, long amount) {
            try {
                transfer(source, target, amount);
            } catch (InsufficientFunds error) {
                note("insufficient");
                return -error.missing;
            } catch (AccountFrozen error) {
                note("frozen");
                accounts.get(error.owner).frozen = false;
                return 0;
            } catch (BankException error) {
                throw new IllegalStateException(error);
            } catch (UnknownAccount error) {
                note("unknown");
                return 0;
            } catch (IllegalArgumentException error) {
                note(error.getMessage());
                return 0;
            }
            note("done");
            return amount;
        }
    }

    private static long parse(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException error) {
            try {
                return Long.parseLong(text, 16);
            } catch (NumberFormatException again) {
                return -1;
            }
        }
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        long clients = arguments.length > 1 ? Long.parseLong(arguments[1]) : 100;
        String[] texts = {"12", "ff", "x1", "-7"};
        long moved = 0;
        long parsed = 0;
        long seed = 1;
        Bank bank = new Bank(clients);
        for (int round = 0; round < rounds; round++) {
            bank = new Bank(clients);
            for (int step = 0; step < clients * 100; step++) {
                seed = (seed * 1103515245 + 12345) % 2147483648L;
                long source = seed / 65536 % clients;
                long target = seed / 1024 % (clients + 2);
                long amount = seed / 256 % 900;
                if (step % 50 == 0) {
                    bank.accounts.get(source).frozen = true;
                    amount = -amount;
                }
                moved += bank.attempt(source, target, amount);
                parsed += parse(texts[step % 4]);
            }
        }
        System.out.println(moved + " " + parsed + " " + bank.attempts + " "
                + bank.accounts.values().stream().mapToLong(account -> account.balance).sum() + " "
                + bank.accounts.values().stream().mapToLong(account -> account.locks).sum());
        bank.log.forEach((what, count) -> System.out.println(what + " " + count));
        try {
            bank.transfer(0, 1, 1000000);
        } catch (BankException error) {
            System.out.println("at last: " + error.getMessage());
        }
    }
}
