package dev.serpentine.conformance.damage;

import dev.serpentine.conformance.ConformanceProgram;
import dev.serpentine.conformance.ReferencePython;
import dev.serpentine.conformance.TemporaryFolders;
import dev.serpentine.conformance.damage.SourceText.Edit;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Damages programs of the suite and of the examples, one after the other, and reports what the translator does wrong
 * with them, each thing once.
 *
 * <p>Each damaged program has a number: the seed and how many came before it. A run of one from that number makes it
 * again; another program in the suite changes that for few numbers.
 */
public final class DamageRun {
    /** What touches the world is not to be damaged; what measures it, or depends on addresses, has no fixed answer. */
    private static final Pattern UNFIT = Pattern.compile(
            "(?m)^\\s*(?:import|from) (?:os|shutil|subprocess|socket|signal|tempfile|time|datetime|threading)\\b|\\bopen\\(|\\bid\\(|stdin|input\\(");

    private static final long LONGEST = 6000;
    private static final int MOST_WORKERS = 2;

    private final List<Candidate> candidates;
    private final Reference reference;
    private final PrintStream report;
    private final Map<Judgement.Fine, Integer> fine = new EnumMap<>(Judgement.Fine.class);
    private final Map<String, Integer> found = new TreeMap<>();

    private record Candidate(ConformanceProgram program, SourceText source) {}

    /**
     * Prepares a run.
     *
     * @param root of the checkout
     * @param python the command of CPython 3.12
     * @param report where findings are told
     */
    public DamageRun(Path root, String python, PrintStream report) {
        this.candidates = ConformanceProgram.find(root, "*").stream()
                .map(program -> new Candidate(program, SourceText.of(text(program.file()))))
                .filter(candidate -> candidate.source().text().length() <= LONGEST
                        && !UNFIT.matcher(candidate.source().text()).find()
                        && !candidate.source().tokens().isEmpty())
                .toList();
        this.reference = new Reference(python, root.resolve("rlib/src/main/resources"));
        this.report = report;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /**
     * Damages so many programs.
     *
     * @param first the number of the first
     * @param count how many, at most
     * @param limit no other is begun after it
     * @param workers how many at a time
     * @return how many things were found
     */
    public int run(long first, long count, Duration limit, int workers) throws InterruptedException {
        AtomicLong next = new AtomicLong(first);
        Instant end = Instant.now().plus(limit);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Math.min(workers, MOST_WORKERS); i++) {
            threads.add(Thread.ofPlatform().name("damage").start(() -> {
                for (long number = next.getAndIncrement();
                        number < first + count && Instant.now().isBefore(end);
                        number = next.getAndIncrement()) {
                    attempt(number);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        report.println(summary());
        return found.size();
    }

    /** How many programs came to which end, and what was found how often. */
    private synchronized String summary() {
        StringBuilder text = new StringBuilder("damaged programs: "
                + (fine.values().stream().mapToInt(Integer::intValue).sum()
                        + found.values().stream().mapToInt(Integer::intValue).sum()));
        fine.forEach((each, times) ->
                text.append("; ").append(each.spelling()).append(": ").append(times));
        found.forEach(
                (key, times) -> text.append("\n  ").append(times).append(" × ").append(key));
        return text.toString();
    }

    /**
     * Chooses a program for a number so that a new program changes the choice for few numbers only: the one of the
     * lowest rank is chosen.
     */
    private static long rank(long number, String name) {
        return new SplittableRandom(number * 0x9E3779B97F4A7C15L ^ (long) name.hashCode() << 20).nextLong();
    }

    private void attempt(long number) {
        Candidate candidate = candidates.stream()
                .min(Comparator.comparingLong(
                        each -> rank(number, each.program().name())))
                .orElseThrow();
        RandomGenerator random = new SplittableRandom(number);
        while (true) {
            Damage damage = Damage.values()[random.nextInt(Damage.values().length)];
            Optional<Edit> edit = damage.in(candidate.source(), random);
            if (edit.isPresent()
                    && !candidate
                            .source()
                            .with(edit.get())
                            .equals(candidate.source().text())) {
                attempt(number, candidate, damage, edit.get());
                return;
            }
        }
    }

    private void attempt(long number, Candidate candidate, Damage damage, Edit edit) {
        String text = candidate.source().with(edit);
        try {
            Path folder = Files.createTempDirectory("damage");
            try {
                settle(
                        number,
                        candidate,
                        damage,
                        edit,
                        new DamageTrial(candidate.program(), text).judge(reference, folder));
            } finally {
                TemporaryFolders.remove(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void settle(long number, Candidate candidate, Damage damage, Edit edit, Judgement judgement) {
        switch (judgement) {
            case Judgement.Fine each -> fine.merge(each, 1, Integer::sum);
            case Judgement.Finding(Judgement.Wrong wrong, String key, String description) -> {
                if (found.merge(wrong + " " + key, 1, Integer::sum) == 1) {
                    report.printf(
                            "==== %s, --seed=%d: %s, %s%n%s%s%n",
                            wrong,
                            number,
                            candidate.program().name(),
                            damage,
                            difference(candidate.source(), edit),
                            description.indent(4).stripTrailing());
                    report.flush();
                }
            }
        }
    }

    /** The changed lines, before and after. */
    private static String difference(SourceText source, Edit edit) {
        int start = source.lineStart(edit.start());
        int end = source.lineEnd(Math.max(edit.start(), edit.end() - 1));
        String before = source.text().substring(start, end);
        String after = source.text().substring(start, edit.start())
                + edit.replacement()
                + source.text().substring(edit.end(), Math.max(end, edit.end()));
        StringBuilder text = new StringBuilder("  line " + source.lineOf(edit.start()) + "\n");
        before.lines().forEach(line -> text.append("  - ").append(line).append('\n'));
        after.lines().forEach(line -> text.append("  + ").append(line).append('\n'));
        return text.toString();
    }

    /**
     * {@code [--seed=NUMBER] [--count=NUMBER] [--seconds=NUMBER] [--workers=NUMBER] [--report=FILE]}: the exit status
     * is 1 if something was found. The checkout is the current folder.
     */
    public static void main(String[] words) throws IOException, InterruptedException {
        Map<String, String> options = new TreeMap<>(Map.of(
                "--seed",
                Long.toString(System.nanoTime() % 1_000_000_000),
                "--count",
                "1000",
                "--seconds",
                "1000000",
                "--workers",
                "2",
                "--report",
                ""));
        for (String word : words) {
            String[] parts = word.split("=", 2);
            if (parts.length < 2 || options.put(parts[0], parts[1]) == null) {
                System.err.println("damage: what is " + word + "?");
                System.exit(2);
            }
        }
        Optional<String> python = ReferencePython.find();
        if (python.isEmpty()) {
            System.err.println("damage: CPython 3.12 is needed");
            System.exit(3);
        }
        PrintStream report = options.get("--report").isEmpty()
                ? System.out
                : new PrintStream(
                        Files.newOutputStream(Path.of(options.get("--report"))), true, StandardCharsets.UTF_8);
        DamageRun run = new DamageRun(Path.of("").toAbsolutePath(), python.get(), report);
        int found = run.run(
                Long.parseLong(options.get("--seed")),
                Long.parseLong(options.get("--count")),
                Duration.ofSeconds(Long.parseLong(options.get("--seconds"))),
                Integer.parseInt(options.get("--workers")));
        report.flush();
        // Threads of programs that did not end would keep this process alive.
        Runtime.getRuntime().halt(found == 0 ? 0 : 1);
    }
}
