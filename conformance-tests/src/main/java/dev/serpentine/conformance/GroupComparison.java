package dev.serpentine.conformance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges the programs of a group: some or all in the graph interpreter alone, as a user would translate them, and
 * elsewhere all of them together.
 *
 * <p>What goes wrong together is tried alone. If it is right then, that it is not so together is what is wrong with it.
 */
final class GroupComparison {
    private final ProgramGroup group;
    private final int aloneOfEach;
    private final Haste haste;
    private final Set<Place> wanted;
    private final Optional<String> python;
    private final Path library;
    private final StepTimes times;
    private final ProgramComparison.Judgement judgement;

    /**
     * @param aloneOfEach of so many programs one is translated alone as well
     * @param haste how much is to be left out
     * @see ProgramComparison
     */
    GroupComparison(
            ProgramGroup group,
            int aloneOfEach,
            Haste haste,
            Set<Place> wanted,
            Optional<String> python,
            Path library,
            StepTimes times,
            ProgramComparison.Judgement judgement) {
        this.group = group;
        this.aloneOfEach = aloneOfEach;
        this.haste = haste;
        this.wanted = wanted;
        this.python = python;
        this.library = library;
        this.times = times;
        this.judgement = judgement;
    }

    private record Wrong(ConformanceProgram program, Place place, Verdict verdict) {}

    void run() {
        Set<Place> places = dueNow();
        if (group.isOne()) {
            compare(group, places, judgement);
            return;
        }
        List<ProgramGroup> apart = group.apart();
        for (int i = 0; i < apart.size(); i++) {
            compareAlone(apart.get(i), places, haste == Haste.NONE && i % aloneOfEach == 0);
        }
        EnumSet<Place> together = EnumSet.complementOf(EnumSet.of(Place.PYTHON));
        together.retainAll(places);
        if (aloneOfEach == 1) {
            together.remove(Place.INTERPRETER);
        }
        if (together.isEmpty()) {
            return;
        }
        List<Wrong> wrong = new ArrayList<>();
        compare(group, together, (program, place, verdict) -> {
            if (verdict.isFine()) {
                judgement.give(program, place, verdict);
            } else {
                wrong.add(new Wrong(program, place, verdict));
            }
        });
        for (ProgramGroup single : group.apart()) {
            EnumSet<Place> again = EnumSet.noneOf(Place.class);
            wrong.stream()
                    .filter(each -> each.program == single.programs().getFirst())
                    .map(Wrong::place)
                    .forEach(again::add);
            if (!again.isEmpty()) {
                compare(
                        single,
                        again,
                        (program, place, verdict) -> judgement.give(
                                program, place, verdict.isFine() ? onlyTogether(wrong, program, place) : verdict));
            }
        }
    }

    /**
     * Where the programs are run, with as much left out as there is haste: which native backend goes by their names.
     */
    private Set<Place> dueNow() {
        Set<Place> leftOut = haste.leftOut(group.names().hashCode());
        leftOut.retainAll(wanted);
        for (ConformanceProgram program : group.programs()) {
            leftOut.stream()
                    .filter(program::isFor)
                    .forEach(place -> judgement.give(program, place, new Verdict.Skipped("left out for want of time")));
        }
        EnumSet<Place> places = EnumSet.copyOf(wanted);
        places.removeAll(leftOut);
        return places;
    }

    /** In Python, which translates nothing, and where it is to be so in the interpreter. */
    private void compareAlone(ProgramGroup single, Set<Place> places, boolean alsoInterpreted) {
        EnumSet<Place> alone = alsoInterpreted ? EnumSet.of(Place.PYTHON, Place.INTERPRETER) : EnumSet.of(Place.PYTHON);
        alone.retainAll(places);
        if (!alone.isEmpty()) {
            compare(single, alone, judgement);
        }
    }

    private Verdict onlyTogether(List<Wrong> wrong, ConformanceProgram program, Place place) {
        Verdict verdict = wrong.stream()
                .filter(each -> each.program == program && each.place == place)
                .findFirst()
                .orElseThrow()
                .verdict;
        return new Verdict.Failed("right alone, but not together with " + group.names() + ": " + verdict.text());
    }

    private void compare(ProgramGroup some, Set<Place> places, ProgramComparison.Judgement told) {
        new ProgramComparison(some, places, python, library, times, told).run();
    }
}
