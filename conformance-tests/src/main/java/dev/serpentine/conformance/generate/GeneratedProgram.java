package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A program, and the seed that makes it again. It consists of parts, each of which can be left out with those that use
 * it, so that what is wrong with one does not hide the others.
 *
 * @param parts in the order in which they stand in the file
 */
public record GeneratedProgram(long seed, List<Part> parts) {
    private static final Pattern NO_NAME = Pattern.compile("\\W+");
    private static final String HEAD = """
            import bisect
            import functools
            import heapq
            import itertools
            import math
            import operator
            from collections import Counter, OrderedDict, defaultdict, deque


            class Oops(Exception):
                def __init__(self, code, text):
                    super().__init__(text)
                    self.code = code


            class Worse(Oops):
                def __str__(self):
                    return f"worse {self.code}"


            def fit(number):
                if number < -9223372036854775808 or number > 9223372036854775807:
                    raise OverflowError("beyond 64 bits")
                return number


            def tell(error):
                if isinstance(error, OverflowError):
                    return "OverflowError"
                return type(error).__name__ + ": " + str(error)


            """;
    private static final String TAIL = """

            if __name__ == "__main__":
                import sys
                sys.exit(main(sys.argv))
            """;

    /**
     * A variable of the module, a class, a function, or a check: a function that calls another and prints what it
     * gives.
     *
     * @param name that no other part defines
     * @param isCheck whether {@code main} calls it
     */
    public record Part(String name, String text, boolean isCheck) {

        private Set<String> names() {
            return new HashSet<>(List.of(NO_NAME.split(text)));
        }

        /** The lines in the program, with the blank ones behind it. */
        private int height() {
            return (int) text.chars().filter(character -> character == '\n').count() + 2;
        }
    }

    public GeneratedProgram {
        parts = List.copyOf(parts);
    }

    /** Its source. */
    public String text() {
        String checks = parts.stream()
                .filter(Part::isCheck)
                .map(part -> "    " + part.name() + "()\n")
                .collect(Collectors.joining());
        return HEAD + parts.stream().map(Part::text).collect(Collectors.joining("\n\n")) + "\n\ndef main(argv):\n"
                + checks + "    return 0\n\n" + TAIL;
    }

    /** Lines that are not blank. */
    public int lines() {
        return (int) text().lines().filter(line -> !line.isBlank()).count();
    }

    /** How many functions are checked. */
    public int checks() {
        return (int) parts.stream().filter(Part::isCheck).count();
    }

    /** The part that a line, counted from 1, stands in. */
    public Optional<Part> at(int line) {
        int first = (int) HEAD.chars().filter(character -> character == '\n').count() + 1;
        for (Part part : parts) {
            if (line >= first && line < first + part.height()) {
                return Optional.of(part);
            }
            first += part.height();
        }
        return Optional.empty();
    }

    /** Without parts of such names, and without all that uses them. */
    public GeneratedProgram without(Set<String> names) {
        Set<String> gone = new HashSet<>(names);
        List<Part> kept = new ArrayList<>(parts);
        boolean isMore = true;
        while (isMore) {
            isMore = kept.removeIf(
                    part -> gone.contains(part.name()) || part.names().stream().anyMatch(gone::contains));
            parts.stream().filter(part -> !kept.contains(part)).forEach(part -> gone.add(part.name()));
        }
        return new GeneratedProgram(seed, kept);
    }

    /** Only the checks that some parts are in themselves, or are used in, and what these need. */
    public GeneratedProgram around(Set<String> names) {
        Set<String> left = without(names).parts.stream().map(Part::name).collect(Collectors.toSet());
        return with(parts.stream()
                .filter(part -> part.isCheck() && !left.contains(part.name()))
                .toList());
    }

    /** Two programs, each with half of the checks and what these need. */
    public List<GeneratedProgram> halves() {
        List<Part> checks = parts.stream().filter(Part::isCheck).toList();
        int half = checks.size() / 2;
        return List.of(with(checks.subList(0, half)), with(checks.subList(half, checks.size())));
    }

    private GeneratedProgram with(List<Part> checks) {
        Set<String> needed = new HashSet<>();
        checks.forEach(check -> needed.add(check.name()));
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (Part part : parts) {
                if (needed.contains(part.name())) {
                    isMore |= needed.addAll(part.names());
                }
            }
        }
        return new GeneratedProgram(
                seed,
                parts.stream().filter(part -> needed.contains(part.name())).toList());
    }
}
