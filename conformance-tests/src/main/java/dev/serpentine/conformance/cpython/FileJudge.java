package dev.serpentine.conformance.cpython;

import dev.serpentine.conformance.Outcome;
import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.TemporaryFolders;
import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.typer.system.SystemModules;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Judges all methods of one file of tests.
 *
 * <p>What is refused is tried again without the statements that are refused: so that all of its roots are known, and
 * that what is left is judged.
 */
final class FileJudge {
    private static final Duration METHOD_LIMIT = Duration.ofSeconds(10);
    /** How a translated program ends for want of integers without bounds: a limit that it states. */
    private static final String NO_ROOM = "OverflowError: " + SystemModules.text("integers.OVERFLOW");

    private static final int MOST_ROUNDS = 3;

    private final PreparedTests.Installation installation;
    private final Inapplicable inapplicable;
    private final String name;
    private final Place place;
    private final Map<String, Judgement> judgements = new TreeMap<>();
    private final Map<String, Refusals> refusals = new LinkedHashMap<>();
    private final Set<Statement> removed = new LinkedHashSet<>();

    /** What was refused of a method, round by round. */
    private static final class Refusals {
        private final List<String> messages = new ArrayList<>();
        private final Set<Statement> removed = new LinkedHashSet<>();
    }

    /** @param name of the file of tests, without ending */
    FileJudge(PreparedTests.Installation installation, Inapplicable inapplicable, String name, Place place) {
        this.installation = installation;
        this.inapplicable = inapplicable;
        this.name = name;
        this.place = place;
    }

    /**
     * Judges them.
     *
     * @param wanted which methods, as {@code Class.method}; all if it is empty
     * @return by {@code Class.method}
     */
    Map<String, Judgement> judge(Set<String> wanted) throws IOException, InterruptedException {
        Optional<Set<String>> pending = wanted.isEmpty() ? Optional.empty() : Optional.of(wanted);
        for (int round = 0; pending.isEmpty() || !pending.get().isEmpty(); round++) {
            Path folder = Files.createTempDirectory("tests-of-cpython");
            try {
                pending = Optional.of(judgeRound(folder, round, pending));
            } catch (PreparedTests.NotPrepared failure) {
                judgements.putIfAbsent(
                        "(all)",
                        new Judgement.DoesNotApply(
                                "it cannot be imported with the stand-ins: " + failure.getMessage()));
                pending.orElse(Set.of()).forEach(method -> judgements.put(method, refused(method, false)));
                break;
            } finally {
                TemporaryFolders.remove(folder);
            }
        }
        return judgements;
    }

    private Judgement.Refused refused(String method, boolean restPasses) {
        return new Judgement.Refused(
                List.copyOf(refusals.computeIfAbsent(method, _ -> new Refusals()).messages), restPasses);
    }

    /** @return which methods are to be tried again */
    private Set<String> judgeRound(Path folder, int round, Optional<Set<String>> pending)
            throws IOException, InterruptedException, PreparedTests.NotPrepared {
        PreparedTests tests = new PreparedTests(installation, folder, name, removed);
        List<TestMethod> applicable = new ArrayList<>();
        for (TestMethod method : tests.methods()) {
            if (pending.map(names -> names.contains(method.qualifiedName())).orElse(true)) {
                inapplicable
                        .reason(name, method)
                        .ifPresentOrElse(
                                reason -> judgements.put(method.qualifiedName(), new Judgement.DoesNotApply(reason)),
                                () -> applicable.add(method));
            }
        }
        Map<TestMethod, Outcome> expected = tests.inPython(applicable, METHOD_LIMIT);
        List<TestMethod> due = new ArrayList<>();
        for (TestMethod method : applicable) {
            Outcome outcome = expected.get(method);
            if (outcome != null && passes(outcome)) {
                due.add(method);
            } else {
                judgements.put(
                        method.qualifiedName(),
                        round > 0
                                ? refused(method.qualifiedName(), false)
                                : new Judgement.DoesNotApply(reason(outcome)));
            }
        }
        Map<TestMethod, TranslatedTests.Run> runs = new TranslatedTests(tests.program(), place, METHOD_LIMIT).run(due);
        Set<String> again = new LinkedHashSet<>();
        for (TestMethod method : due) {
            Optional<Judgement> judgement = judgement(tests, method, expected.get(method), runs.get(method), round);
            judgement.ifPresentOrElse(
                    known -> judgements.put(method.qualifiedName(), known), () -> again.add(method.qualifiedName()));
        }
        return again;
    }

    private static boolean passes(Outcome outcome) {
        return outcome.status() == 0 && new String(outcome.output(), StandardCharsets.UTF_8).endsWith("passed\n");
    }

    private static String reason(Outcome outcome) {
        if (outcome == null) {
            return "CPython does not run it with the stand-ins";
        }
        return outcome.status() == 0
                ? "it skips itself"
                : "with the stand-ins CPython says: "
                        + outcome.uncaught().lines().reduce("status " + outcome.status(), (_, line) -> line);
    }

    /** Empty if the method is to be tried again. */
    private Optional<Judgement> judgement(
            PreparedTests tests, TestMethod method, Outcome expected, TranslatedTests.Run run, int round)
            throws IOException {
        return switch (run) {
            case TranslatedTests.Run.Ran(Outcome outcome) -> Optional.of(judgement(tests, method, expected, outcome));
            case TranslatedTests.Run.TookTooLong _ -> Optional.of(new Judgement.TooLong());
            case TranslatedTests.Run.Failed(Throwable fault) -> {
                StringWriter trace = new StringWriter();
                fault.printStackTrace(new PrintWriter(trace));
                yield Optional.of(new Judgement.Faulty(
                        String.join("\n", trace.toString().lines().limit(16).toList())));
            }
            case TranslatedTests.Run.Refused(PreparedProgram.Refused refusal) ->
                removeRefused(tests, method, refusal, round) && round < MOST_ROUNDS
                        ? Optional.empty()
                        : Optional.of(refused(method.qualifiedName(), false));
        };
    }

    private Judgement judgement(PreparedTests tests, TestMethod method, Outcome expected, Outcome outcome) {
        Optional<String> difference = outcome.differenceFrom(expected);
        if (difference.isPresent() && outcome.uncaught().endsWith(NO_ROOM)) {
            refusals.computeIfAbsent(method.qualifiedName(), _ -> new Refusals())
                    .messages
                    .add("it needs an int of more than 64 bits while it runs: " + place(outcome));
            return refused(method.qualifiedName(), false);
        }
        if (difference.isPresent()) {
            return new Judgement.Different(
                    difference.get() + " | " + outcome.uncaught().replace("\n", "; "));
        }
        Refusals known = refusals.get(method.qualifiedName());
        if (known == null) {
            return new Judgement.Passed();
        }
        if (!known.messages.isEmpty()) {
            return refused(method.qualifiedName(), true);
        }
        return isAnythingLeft(tests, method, known.removed) ? new Judgement.PassedInPart() : new Judgement.IllTyped();
    }

    /** The innermost place of the tests that a traceback names. */
    private static String place(Outcome outcome) {
        return outcome.uncaught().lines().filter(line -> line.contains(".py:")).reduce("", (_, line) -> line);
    }

    private static boolean isAnythingLeft(PreparedTests tests, TestMethod method, Set<Statement> without) {
        return tests.within(method).stream()
                .anyMatch(statement ->
                        without.stream().noneMatch(gone -> gone.covers(statement.file(), statement.first())));
    }

    /** Whether something could be removed, so that the method is worth another attempt. */
    private boolean removeRefused(PreparedTests tests, TestMethod method, PreparedProgram.Refused refusal, int round)
            throws IOException {
        Refusals known = refusals.computeIfAbsent(method.qualifiedName(), _ -> new Refusals());
        boolean isNew = false;
        if (refusal.diagnostics().isEmpty()) {
            known.messages.add("import: " + refusal.getMessage().lines().reduce("", (_, line) -> line));
        }
        for (Diagnostic diagnostic : refusal.diagnostics()) {
            String file = diagnostic.position().file().replaceAll(".*/|\\.py$", "");
            int line = tests.originalLine(file, diagnostic.position().line());
            Optional<Statement> illTyped = tests.illTypedAt(file, line);
            Optional<Statement> smallest = tests.statementAt(file, line);
            Optional<Statement> goner =
                    illTyped.or(() -> smallest).filter(statement -> !isMethodItself(tests, method, statement));
            boolean applies = illTyped.isEmpty()
                    && (smallest.isEmpty()
                            || inapplicable.reason(tests.text(smallest.get())).isEmpty());
            // What follows from a removal is nobody's fault.
            boolean follows = round > 0
                    && (diagnostic.kind() == MessageKind.UNDEFINED_NAME
                            || diagnostic.kind() == MessageKind.UNASSIGNED_VARIABLE);
            if (applies && !follows) {
                known.messages.add("%s:%d: %s".formatted(file, line, diagnostic.text()));
            }
            if (goner.isPresent()) {
                isNew |= removed.add(goner.get()) | known.removed.add(goner.get());
            }
        }
        return isNew;
    }

    private static boolean isMethodItself(PreparedTests tests, TestMethod method, Statement statement) {
        return statement.covers(method.file(), method.line())
                && statement.isDefinition()
                && tests.statementAt(method.file(), method.line())
                        .filter(statement::equals)
                        .isPresent();
    }
}
