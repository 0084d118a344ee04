import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Primes by the sieve of Eratosthenes in Java: the algorithm and the output of sieve.py. */
public final class Sieve {
    private static List<Integer> primesUpTo(int limit) {
        boolean[] isPrime = new boolean[limit + 1];
        Arrays.fill(isPrime, 2, limit + 1, true);
        for (int i = 2; i * i <= limit; i++) {
            if (isPrime[i]) {
                for (int multiple = i * i; multiple <= limit; multiple += i) {
                    isPrime[multiple] = false;
                }
            }
        }
        List<Integer> primes = new ArrayList<>();
        for (int i = 0; i <= limit; i++) {
            if (isPrime[i]) {
                primes.add(i);
            }
        }
        return primes;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 30;
        int limit = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000000;
        long total = 0;
        long twins = 0;
        int widest = 0;
        for (int extra = 0; extra < rounds; extra++) {
            List<Integer> primes = primesUpTo(limit + extra);
            total += primes.size();
            for (int i = 1; i < primes.size(); i++) {
                int gap = primes.get(i) - primes.get(i - 1);
                if (gap == 2) {
                    twins++;
                }
                widest = Math.max(widest, gap);
            }
        }
        System.out.println(total + " primes, " + twins + " twins, widest gap " + widest);
    }
}
