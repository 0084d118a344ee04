package dev.serpentine.driver.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Measures what a plan says. What cannot be measured is said on a stream, a line each, and left out. */
public final class Bench {
    private final Plan plan;
    private final Path folder;
    private final PrintStream remarks;
    private final Set<Side> sides = EnumSet.noneOf(Side.class);
    private boolean isComplete = true;

    private Bench(Plan plan, Path folder, PrintStream remarks) {
        this.plan = plan;
        this.folder = folder;
        this.remarks = remarks;
    }

    /**
     * Measures; this takes a while.
     *
     * @param folder for what is made, to be removed by the caller
     * @throws IOException if a program cannot be read, or the folder not be written to
     */
    public static Report report(Plan plan, Path folder, PrintStream remarks) throws IOException {
        return new Bench(plan, folder, remarks).report();
    }

    private Report report() throws IOException {
        findSides();
        List<Report.OfProgram> programs = new ArrayList<>();
        for (Path source : plan.programs()) {
            Report.OfProgram program = measured(Program.of(source, plan));
            remarks.println(TableText.line(program));
            programs.add(program);
        }
        return new Report(programs, conditions(), isComplete);
    }

    private void findSides() {
        for (Side target : Side.values()) {
            if (plan.targets().contains(target)) {
                sides.add(target);
                target.twin().ifPresent(sides::add);
            }
        }
        for (Side side : List.copyOf(sides)) {
            Tools.missing(side).ifPresent(reason -> {
                remarks.println(side.title() + " is left out: " + reason);
                sides.remove(side);
            });
        }
    }

    private Report.OfProgram measured(Program program) throws IOException {
        Map<Side, Executable> executables = executables(program);
        Map<Side, List<Figures.Turn>> turns = new EnumMap<>(Side.class);
        Outputs outputs = new Outputs();
        for (int turn = 0; turn < plan.repetitions(); turn++) {
            for (Side side : List.copyOf(executables.keySet())) {
                if (!side.takesTurn(turn)) {
                    continue;
                }
                Optional<Figures.Turn> taken = turn(program, side, executables.get(side), outputs);
                taken.ifPresent(figures ->
                        turns.computeIfAbsent(side, _ -> new ArrayList<>()).add(figures));
                if (taken.isEmpty()) {
                    isComplete = false;
                    executables.remove(side);
                    turns.remove(side);
                }
            }
        }
        Map<Side, Figures> figures = new EnumMap<>(Side.class);
        turns.forEach((side, taken) -> figures.put(side, Figures.of(taken, executables.get(side))));
        return new Report.OfProgram(program.name(), program.rounds(), figures);
    }

    private Map<Side, Executable> executables(Program program) throws IOException {
        Workshop workshop = new Workshop(plan, folder);
        Map<Side, Executable> executables = new EnumMap<>(Side.class);
        for (Side side : sides) {
            boolean isTwin = side != Side.PYTHON && !side.isTranslated();
            if (isTwin && program.twin(side).isEmpty()) {
                continue;
            }
            try {
                executables.put(side, workshop.make(side, program));
            } catch (Workshop.NotMade failure) {
                complain(
                        program,
                        side,
                        "cannot be made:\n" + failure.getMessage().stripTrailing());
            }
        }
        return executables;
    }

    /** Empty where the side fails, or prints something else than the others. */
    private Optional<Figures.Turn> turn(Program program, Side side, Executable executable, Outputs outputs)
            throws IOException {
        Optional<ChildProcess.Run> none = Optional.empty();
        Optional<ChildProcess.Run> many = Optional.empty();
        if (program.rounds().isPresent()) {
            long rounds = program.rounds().getAsLong();
            none = Optional.of(run(executable, Optional.of(0L)));
            many = side == Side.PYTHON
                    ? Optional.empty()
                    : Optional.of(run(executable, Optional.of(rounds * Figures.Turn.MORE)));
        }
        ChildProcess.Run few = run(
                executable,
                program.rounds().isPresent() ? Optional.of(program.rounds().getAsLong()) : Optional.empty());
        boolean agrees = accepted(program, side, few, outputs.few)
                && (none.isEmpty() || accepted(program, side, none.get(), outputs.none))
                && (many.isEmpty() || accepted(program, side, many.get(), outputs.many));
        return agrees ? Optional.of(new Figures.Turn(none, few, many)) : Optional.empty();
    }

    private ChildProcess.Run run(Executable executable, Optional<Long> rounds) throws IOException {
        List<String> command = new ArrayList<>(executable.command());
        rounds.ifPresent(number -> command.add(number.toString()));
        return ChildProcess.run(command, folder);
    }

    private boolean accepted(Program program, Side side, ChildProcess.Run run, Expected expected) {
        if (run.status() != 0) {
            complain(
                    program,
                    side,
                    "ends with status " + run.status() + ":\n" + run.errors().stripTrailing());
            return false;
        }
        if (expected.output == null) {
            expected.output = run.output();
            expected.side = side;
        }
        if (!Arrays.equals(expected.output, run.output())) {
            complain(program, side, "prints something else than " + expected.side.title());
            return false;
        }
        return true;
    }

    private void complain(Program program, Side side, String what) {
        isComplete = false;
        remarks.println(program.name() + " in " + side.title() + " is left out: it " + what);
    }

    /** What the first side printed, which the others have to print as well. */
    private static final class Expected {
        private Side side;
        private byte[] output;
    }

    private static final class Outputs {
        private final Expected none = new Expected();
        private final Expected few = new Expected();
        private final Expected many = new Expected();
    }

    private String conditions() {
        return "processor time; %s%s; %s on %s, %d processors, JDK %s"
                .formatted(
                        plan.repetitions() == 1 ? "one turn" : plan.repetitions() + " turns",
                        plan.options().isEmpty() ? "" : "; " + String.join(" ", plan.options()),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors(),
                        Runtime.version());
    }
}
