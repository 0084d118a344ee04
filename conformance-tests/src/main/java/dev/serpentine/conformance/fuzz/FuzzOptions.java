package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a run is asked for.
 *
 * @param seed of the first program; the others' follow it
 * @param time after which it ends
 * @param lines after so many generated ones it ends
 * @param places where programs are run
 * @param reduced the kinds of findings that are made smaller
 * @param workers how many programs are under way at once
 * @param functions how many a program has, about
 */
record FuzzOptions(
        long seed,
        Optional<Duration> time,
        Optional<Long> lines,
        Set<Place> places,
        Set<Symptom.Kind> reduced,
        int workers,
        int functions) {

    /**
     * How many functions a program has unless said otherwise: fewer make the start of each translation weigh more, more
     * make inference slower.
     */
    static final int USUAL_FUNCTIONS = 30;

    static final String USAGE =
            "./fuzz [--seed=N] [--minutes=N | --lines=N] [--backend=PLACE,…] [--reduce[=KIND]] [--workers=N] [--functions=N]";

    /** Reads the command line's words. */
    static FuzzOptions of(List<String> words) {
        long seed = System.nanoTime() & 0xFFFFFFFFL;
        Optional<Duration> time = Optional.empty();
        Optional<Long> lines = Optional.empty();
        List<Place> places = new ArrayList<>();
        Set<Symptom.Kind> reduced = EnumSet.noneOf(Symptom.Kind.class);
        int workers = Runtime.getRuntime().availableProcessors();
        int functions = USUAL_FUNCTIONS;
        for (String word : words) {
            String[] parts = word.split("=", 2);
            switch (parts[0]) {
                case "--seed" -> seed = Long.parseLong(parts[1]);
                case "--minutes" ->
                    time = Optional.of(Duration.ofMillis((long) (Double.parseDouble(parts[1]) * 60_000)));
                case "--lines" -> lines = Optional.of(Long.parseLong(parts[1].replace("_", "")));
                case "--backend" ->
                    List.of(parts[1].split(","))
                            .forEach(name -> places.addAll(
                                    Place.ofSpelling(name).map(List::of).orElseGet(() -> Place.named(name))));
                case "--reduce" ->
                    reduced = parts.length == 1
                            ? EnumSet.complementOf(EnumSet.of(Symptom.Kind.HANG))
                            : EnumSet.of(Symptom.Kind.valueOf(parts[1].toUpperCase(Locale.ROOT)));
                case "--workers" -> workers = Integer.parseInt(parts[1]);
                case "--functions" -> functions = Integer.parseInt(parts[1]);
                default -> throw new IllegalArgumentException("no such option: " + word);
            }
        }
        return new FuzzOptions(
                seed,
                time,
                lines,
                places.isEmpty() ? EnumSet.of(Place.INTERPRETER) : EnumSet.copyOf(places),
                reduced,
                workers,
                functions);
    }
}
