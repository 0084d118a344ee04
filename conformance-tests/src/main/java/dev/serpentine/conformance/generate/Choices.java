package dev.serpentine.conformance.generate;

import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;

/** All chance of a generated program: the same seed makes the same choices. */
final class Choices {
    private final Random random;

    Choices(long seed) {
        this.random = new Random(seed);
    }

    /** From 0 to one less than a bound. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    /** From one number to another, both possible. */
    int between(int lowest, int highest) {
        return lowest + random.nextInt(highest - lowest + 1);
    }

    /** True once in so many times. */
    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    <T> T of(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }

    /** One of them, each as often as its weight says, which for one of them at least is more than 0. */
    <T> T weighted(List<T> items, ToIntFunction<T> weight) {
        int sum = items.stream().mapToInt(weight).sum();
        int left = random.nextInt(sum);
        for (T item : items) {
            left -= weight.applyAsInt(item);
            if (left < 0) {
                return item;
            }
        }
        throw new IllegalStateException("weights changed");
    }
}
