package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * With {@code --int=unbounded} what ordinary programs compute does not overflow, and prints as in Python; without, an
 * overflow says that there is such an option.
 */
class UnboundedIntegersTest {
    private static final String PROGRAM = """
            import math


            def factorial(n):
                return 1 if n < 2 else n * factorial(n - 1)


            def fib(n):
                a, b = 0, 1
                for i in range(n):
                    a, b = b, a + b
                return a


            class Account:
                def __init__(self):
                    self.total = 0

                def add(self, amount):
                    self.total += amount


            def collatz(n):
                steps = 0
                while n != 1:
                    n = n // 2 if n % 2 == 0 else 3 * n + 1
                    steps += 1
                return steps


            def main():
                print(factorial(30), math.factorial(25), fib(150))
                print(2 ** 100, [2 ** i for i in range(60, 70)])
                n = 70
                print(1 << n, 2 ** n, (1 << n) >> 60, -(1 << n))
                a = Account()
                for i in range(5):
                    a.add(10 ** (i * 6))
                print(a.total, a.total % 97, a.total & 0xFFFF, a.total // 3, a.total / 2)
                xs = [i * i for i in range(10)]
                print(xs, sum(xs), xs[1 + 1], xs[-(1 + 1):], max(xs), sorted(xs, reverse=True)[:2 + 1])
                print(collatz(27), int("123456789012345678901234567890"), int("-0x" + "f" * 20, 16), int("1_000"), int(1e25), int(-2.5))
                print("ab" * (1 + 1), chr(64 + 1), range(1 + 1, 5 * 2), list(range(3 + 3, 0, -1 * 2)))
                print(sum([1 << 62, 1 << 62, 1 << 62]), math.comb(100, 50), math.lcm(*range(1, 51)), math.sqrt(4 + 5))
                d = {}
                for w in "a b a c a".split():
                    d[w] = d.get(w, 0) + 1
                print(d, f"{fib(100):,}", "%d" % (fib(95) * 10), f"{1 + 1:5d}|{10 ** 20:x}")
                matrix = [[i * j for j in range(3)] for i in range(3)]
                print(matrix, matrix[1 + 1][2 - 1], hash(10 ** 30), hash(2 + 3), divmod(10 ** 20, 7))
                try:
                    print(int("12a"))
                except ValueError as e:
                    print(e)
                x = 3
                x = x + 1 if x > 2 else 0
                print(x, x == 4, x < 5, not x, bool(x - 4), abs(-x), round(x), x.bit_length(), isinstance(x, int))


            if __name__ == "__main__":
                main()
            """;

    /** What CPython 3.12 prints. */
    private static final String PRINTED = """
            265252859812191058636308480000000 15511210043330985984000000 9969216677189303386214405760200
            1267650600228229401496703205376 [1152921504606846976, 2305843009213693952, 4611686018427387904, 9223372036854775808, 18446744073709551616, 36893488147419103232, 73786976294838206464, 147573952589676412928, 295147905179352825856, 590295810358705651712]
            1180591620717411303424 1180591620717411303424 1024 -1180591620717411303424
            1000001000001000001000001 48 21057 333333666667000000333333 5.000005000005e+23
            [0, 1, 4, 9, 16, 25, 36, 49, 64, 81] 285 4 [64, 81] 81 [81, 64, 49]
            111 123456789012345678901234567890 -1208925819614629174706175 1000 10000000000000000905969664 -2
            abab A range(2, 10) [6, 4, 2]
            13835058055282163712 100891344545564193334812497256 3099044504245996706400 3.0
            {'a': 3, 'b': 1, 'c': 1} 354,224,848,179,261,915,075 319404346349900999050     2|56bc75e2d63100000
            [[0, 0, 0], [0, 1, 2], [0, 2, 4]] 2 465258685558744706 5 (14285714285714285714, 2)
            invalid literal for int() with base 10: '12a'
            4 True True False False 4 4 3 True
            """;

    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    private String program() throws IOException {
        return Files.writeString(folder.resolve("program.py"), PROGRAM).toString();
    }

    @Test
    void whatIsComputedHasNoBounds() throws IOException {
        String program = program();
        for (String backend : new String[] {"interpreter", "interpreter-oo"}) {
            int status = command.run("run", "--int=unbounded", "--check-graphs", "--backend=" + backend, program);
            assertEquals(PRINTED, command.output(), command.errors());
            assertEquals(0, status);
        }
    }

    @Test
    void anOverflowSaysThatThereIsTheOption() throws IOException {
        assertEquals(1, command.run("run", "--int=64", "--backend=interpreter", program()));
        assertTrue(
                command.errors()
                        .contains(
                                "OverflowError: integer overflow: an int has 64 bits; with --int=unbounded it has no bounds"),
                command.errors());
    }
}
