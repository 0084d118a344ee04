/* Failures as results: the work and the output of exceptions.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { DONE, INSUFFICIENT, FROZEN, UNKNOWN, NEGATIVE, RETURNED, OUTCOMES } Outcome;

/* In the order of their names. */
static const struct {
    Outcome outcome;
    const char *name;
} NAMES[] = {{DONE, "done"},         {FROZEN, "frozen"},     {INSUFFICIENT, "insufficient"},
             {NEGATIVE, "negative amount"}, {RETURNED, "returned"}, {UNKNOWN, "unknown"}};

typedef struct {
    long owner, balance;
    bool frozen;
    int locks;
} Account;

typedef struct {
    Account *accounts;
    long count, attempts, log[OUTCOMES];
} Bank;

/* What went wrong, beside the kind of it. */
typedef struct {
    long missing;
    Account *frozen;
} Failure;

static Bank bank_new(long count) {
    Bank bank = {malloc(count * sizeof(Account)), count, 0, {0}};
    for (long owner = 0; owner < count; owner++)
        bank.accounts[owner] = (Account){owner, 1000 + owner % 7 * 100, false, 0};
    return bank;
}

static Outcome withdraw(Account *account, long amount, Failure *failure) {
    if (account->frozen) {
        failure->frozen = account;
        return FROZEN;
    }
    if (amount > account->balance) {
        failure->missing = amount - account->balance;
        return INSUFFICIENT;
    }
    account->balance -= amount;
    return DONE;
}

static Outcome deposit(Account *account, long amount, Failure *failure) {
    if (account->frozen) {
        failure->frozen = account;
        return FROZEN;
    }
    if (amount < 0) return NEGATIVE;
    account->balance += amount;
    return DONE;
}

static Outcome pay(Bank *bank, long target, long amount, Failure *failure) {
    if (target >= bank->count) return UNKNOWN;
    Account *payee = &bank->accounts[target];
    payee->locks++;
    Outcome outcome = deposit(payee, amount, failure);
    payee->locks--;
    return outcome;
}

static Outcome transfer(Bank *bank, long source, long target, long amount, Failure *failure) {
    Account *payer = &bank->accounts[source];
    payer->locks++;
    Outcome outcome = withdraw(payer, amount, failure);
    if (outcome == DONE) {
        outcome = pay(bank, target, amount, failure);
        if (outcome == FROZEN) {
            Failure again;
            Outcome back = deposit(payer, amount, &again);
            if (back != DONE) outcome = back;
            else bank->log[RETURNED]++;
        }
        bank->attempts++;
    }
    payer->locks--;
    return outcome;
}

static long attempt(Bank *bank, long source, long target, long amount) {
    Failure failure;
    Outcome outcome = transfer(bank, source, target, amount, &failure);
    bank->log[outcome]++;
    switch (outcome) {
    case INSUFFICIENT: return -failure.missing;
    case FROZEN: failure.frozen->frozen = false; return 0;
    case DONE: return amount;
    default: return 0;
    }
}

static long parse(const char *text) {
    char *end;
    long number = strtol(text, &end, 10);
    if (*end == '\0') return number;
    number = strtol(text, &end, 16);
    return *end == '\0' ? number : -1;
}

int main(int argc, char **argv) {
    static const char *const texts[] = {"12", "ff", "x1", "-7"};
    int rounds = argc > 1 ? atoi(argv[1]) : 100;
    long clients = argc > 2 ? atol(argv[2]) : 100, moved = 0, parsed = 0, seed = 1;
    Bank bank = bank_new(clients);
    for (int round = 0; round < rounds; round++) {
        free(bank.accounts);
        bank = bank_new(clients);
        for (long step = 0; step < clients * 100; step++) {
            seed = (seed * 1103515245 + 12345) % 2147483648;
            long source = seed / 65536 % clients, target = seed / 1024 % (clients + 2), amount = seed / 256 % 900;
            if (step % 50 == 0) {
                bank.accounts[source].frozen = true;
                amount = -amount;
            }
            moved += attempt(&bank, source, target, amount);
            parsed += parse(texts[step % 4]);
        }
    }
    long balances = 0, locks = 0;
    for (long i = 0; i < clients; i++) {
        balances += bank.accounts[i].balance;
        locks += bank.accounts[i].locks;
    }
    printf("%ld %ld %ld %ld %ld\n", moved, parsed, bank.attempts, balances, locks);
    for (int i = 0; i < OUTCOMES; i++)
        if (bank.log[NAMES[i].outcome] > 0) printf("%s %ld\n", NAMES[i].name, bank.log[NAMES[i].outcome]);
    Failure failure;
    switch (transfer(&bank, 0, 1, 1000000, &failure)) {
    case INSUFFICIENT: printf("at last: %ld missing\n", failure.missing); break;
    case FROZEN: printf("at last: account %ld is frozen\n", failure.frozen->owner); break;
    default: break;
    }
    free(bank.accounts);
    return 0;
}
