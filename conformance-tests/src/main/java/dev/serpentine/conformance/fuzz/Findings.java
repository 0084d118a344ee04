package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.Verdict;
import dev.serpentine.conformance.generate.GeneratedProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What was found so far: each symptom once in full, the others counted. */
final class Findings {
    private final Path folder;
    private final Map<Symptom, Integer> counts = new LinkedHashMap<>();

    /** @param folder where each finding gets one of its own */
    Findings(Path folder) {
        this.folder = folder;
    }

    /** Counts it; the folder for it, if it is the first of its symptom. */
    synchronized Optional<Path> add(Symptom symptom, GeneratedProgram program, Verdict verdict, byte[] expected) {
        int count = counts.merge(symptom, 1, Integer::sum);
        if (count > 1) {
            return Optional.empty();
        }
        Path own = folder.resolve("%s-%s-%d"
                .formatted(
                        symptom.kind().name().toLowerCase(Locale.ROOT),
                        symptom.place().spelling(),
                        program.seed()));
        try {
            for (int i = 2; Files.exists(own); i++) {
                own = folder.resolve("%s-%s-%d-%d"
                        .formatted(
                                symptom.kind().name().toLowerCase(Locale.ROOT),
                                symptom.place().spelling(),
                                program.seed(),
                                i));
            }
            Files.createDirectories(own);
            Files.writeString(own.resolve("program.py"), program.text());
            Files.write(own.resolve("expected"), expected);
            Files.writeString(
                    own.resolve("finding.txt"),
                    "seed " + program.seed() + "\n" + symptom.key() + "\n" + told(verdict) + "\n");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return Optional.of(own);
    }

    private static String told(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Failed(String reason) -> reason;
            case Verdict.Different _, Verdict.Same _, Verdict.Skipped _ -> verdict.line();
        };
    }

    /** How many things were added, those too of a symptom that was there. */
    synchronized int count() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    synchronized boolean isEmpty() {
        return counts.isEmpty();
    }

    synchronized boolean isEmptyOf(Symptom.Kind kind) {
        return counts.keySet().stream().noneMatch(symptom -> symptom.kind() == kind);
    }

    /** How many of each kind. */
    synchronized String summary() {
        Map<Symptom.Kind, Integer> kinds = new EnumMap<>(Symptom.Kind.class);
        counts.forEach((symptom, count) -> kinds.merge(symptom.kind(), count, Integer::sum));
        return kinds.isEmpty()
                ? "nothing found"
                : kinds.toString().toLowerCase(Locale.ROOT) + ", " + counts.size() + " symptoms";
    }

    /** Every symptom with its count. */
    synchronized String table() {
        StringBuilder text = new StringBuilder();
        counts.forEach((symptom, count) -> text.append("%5d  %-10s %-12s %s%n"
                .formatted(
                        count,
                        symptom.kind().name().toLowerCase(Locale.ROOT),
                        symptom.place().spelling(),
                        symptom.key())));
        return text.toString();
    }
}
