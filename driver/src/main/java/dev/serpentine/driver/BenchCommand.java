package dev.serpentine.driver;

import dev.serpentine.driver.bench.Bench;
import dev.serpentine.driver.bench.HtmlPage;
import dev.serpentine.driver.bench.Plan;
import dev.serpentine.driver.bench.Report;
import dev.serpentine.driver.bench.ReportJson;
import dev.serpentine.driver.bench.Side;
import dev.serpentine.driver.bench.TableText;
import dev.serpentine.frontend.diagnostics.Suggestion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * {@code serpentine bench}, understood.
 *
 * @param plan what to measure
 * @param json the file for what was measured, if that is asked for
 * @param html the file for a page, likewise
 */
record BenchCommand(Plan plan, Optional<Path> json, Optional<Path> html) {
    private static final Path PROGRAMS = Path.of("bench", "programs");
    private static final int TURNS = 3;

    /**
     * What a command line asks for.
     *
     * @param values of the options that were given
     * @param operands files of programs, or names of those in {@code bench/programs}
     * @throws WrongUsage if there is no such program, or a value means nothing
     */
    static BenchCommand of(Map<Option, String> values, List<String> operands) throws WrongUsage {
        Plan plan = new Plan(
                programs(operands),
                targets(values),
                (int) number(values, Option.REPETITIONS, 1, 1000).orElse(TURNS),
                number(values, Option.ROUNDS, 1, Long.MAX_VALUE / 100),
                Optional.ofNullable(values.get(Option.TWINS)).map(Path::of),
                translator(),
                Stream.of(Option.OPTIMISATION, Option.UNCHECKED, Option.INTEGERS)
                        .filter(values::containsKey)
                        .map(option -> option.given(values.get(option)))
                        .toList());
        return new BenchCommand(
                plan,
                Optional.ofNullable(values.get(Option.JSON)).map(Path::of),
                Optional.ofNullable(values.get(Option.HTML)).map(Path::of));
    }

    private static List<Path> programs(List<String> operands) throws WrongUsage {
        if (operands.isEmpty()) {
            return usual();
        }
        List<Path> programs = new ArrayList<>();
        for (String operand : operands) {
            Path named = PROGRAMS.resolve(operand + ".py");
            Path program = Files.isRegularFile(named) ? named : Path.of(operand);
            RequestCheck.requireReadable(program);
            programs.add(program);
        }
        return programs;
    }

    private static List<Path> usual() throws WrongUsage {
        if (!Files.isDirectory(PROGRAMS)) {
            throw new WrongUsage("'bench' needs programs here, as there is no folder " + PROGRAMS
                    + ": serpentine bench " + Command.BENCH.operands());
        }
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            return files.filter(file -> file.toString().endsWith(".py"))
                    .sorted()
                    .toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static Set<Side> targets(Map<Option, String> values) throws WrongUsage {
        List<String> known = Side.targets().map(Side::spelling).toList();
        Set<Side> targets = EnumSet.noneOf(Side.class);
        for (String word :
                values.getOrDefault(Option.TARGETS, String.join(",", known)).split(",", -1)) {
            targets.add(Side.targets()
                    .filter(side -> side.spelling().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new WrongUsage(
                            "'" + word + "' is no target to measure; there are " + String.join(", ", known),
                            Suggestion.sentence(word, known))));
        }
        return targets;
    }

    private static OptionalLong number(Map<Option, String> values, Option option, long least, long most)
            throws WrongUsage {
        if (!values.containsKey(option)) {
            return OptionalLong.empty();
        }
        try {
            long number = Long.parseLong(values.get(option));
            if (number >= least && number <= most) {
                return OptionalLong.of(number);
            }
        } catch (NumberFormatException noNumber) {
            // That is said below.
        }
        throw new WrongUsage(
                option.usage() + " is a number from " + least + " to " + most + ", not '" + values.get(option) + "'");
    }

    /** What started this process, to be started anew for each translation, as a user would. */
    private static List<String> translator() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        return command;
    }

    /**
     * Measures, prints a table, and writes the files.
     *
     * @return the exit status: as after a translation that fails where something that could be measured was not
     * @throws NotWritten if a file cannot be written
     */
    int carryOut(StandardStreams streams) {
        boolean[] isComplete = {false};
        TemporaryFolder.use(folder -> {
            Report report = Bench.report(plan, folder.path(), streams.errors());
            streams.output().print(TableText.of(report));
            json.ifPresent(file -> write(ReportJson.of(report), file));
            html.ifPresent(file -> write(HtmlPage.of(report), file));
            isComplete[0] = report.isComplete();
        });
        return (isComplete[0] ? ExitStatus.DONE : ExitStatus.NOT_TRANSLATABLE).code();
    }

    private static void write(String text, Path file) {
        OutputFile.write(text.getBytes(StandardCharsets.UTF_8), file);
    }
}
