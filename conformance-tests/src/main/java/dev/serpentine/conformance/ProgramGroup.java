package dev.serpentine.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Programs that are translated as one, whose first argument tells which of them is meant. What they have in common,
 * most of it system code, is so inferred, typed and compiled once; and whether a program is accepted, and what it
 * prints, must not depend on what else is translated with it.
 *
 * @param programs one or more, of different file names
 */
record ProgramGroup(List<ConformanceProgram> programs) {
    /** Larger ones save little more, and compilers take longer than in proportion. */
    private static final int LARGEST = 10;

    /** What is called from elsewhere: nothing but {@code main}, with the arguments or without. */
    private static final Pattern MAIN =
            Pattern.compile("(?m)^def main\\((?:\\w+(?:: [\\w\\[\\]]+)?)?\\)(?: -> \\w+)?:$");

    private static final Pattern OTHER_ENTRY =
            Pattern.compile("(?m)^(?:def (?:entry_point|target)\\(|from \\S+ import .*\\b(?:entry_point|target)\\b)");
    /** What tells a program that it is not alone: its own place, its words without {@code main}, its own name. */
    private static final Pattern KNOWS_ITSELF =
            Pattern.compile("sys\\.argv|__file__|__main__|__module__|sys\\.modules");
    /** {@code # alone: reason}. */
    private static final Pattern ALONE = Pattern.compile("(?m)^# alone: .+$");

    ProgramGroup {
        programs = List.copyOf(programs);
    }

    /** Divides programs into groups: those of one area that may be together, and each of the others alone. */
    static List<ProgramGroup> of(List<ConformanceProgram> programs) {
        List<ProgramGroup> groups = new ArrayList<>();
        Map<String, List<ConformanceProgram>> together = new LinkedHashMap<>();
        for (ConformanceProgram program : programs) {
            if (mayBeTogether(program)) {
                together.computeIfAbsent(area(program) + program.runsUnchecked(), _ -> new ArrayList<>())
                        .add(program);
            } else {
                groups.add(new ProgramGroup(List.of(program)));
            }
        }
        together.values().forEach(members -> groups.addAll(divided(members)));
        return groups;
    }

    private static List<ProgramGroup> divided(List<ConformanceProgram> members) {
        List<ProgramGroup> groups = new ArrayList<>();
        int count = Math.ceilDiv(members.size(), LARGEST);
        for (int i = 0; i < count; i++) {
            groups.add(new ProgramGroup(members.subList(members.size() * i / count, members.size() * (i + 1) / count)));
        }
        return groups;
    }

    private static String area(ConformanceProgram program) {
        return program.file().getParent().toString();
    }

    private static boolean mayBeTogether(ConformanceProgram program) {
        String source = program.source();
        Optional<ProgramEnding> ending = ProgramEnding.of(source);
        // Its traceback names its own functions alone.
        boolean endsByItself = program.expected().status() == 0
                && program.expected().uncaught().isEmpty();
        boolean printsItsModule = new String(program.expected().output(), StandardCharsets.UTF_8).contains("__main__");
        return endsByItself
                && !printsItsModule
                && program.skips().isEmpty()
                && MAIN.matcher(source).find()
                && !OTHER_ENTRY.matcher(source).find()
                && !ALONE.matcher(source).find()
                && ending.isPresent()
                && !KNOWS_ITSELF.matcher(ending.get().before()).find();
    }

    /** Whether it is no group really. */
    boolean isOne() {
        return programs.size() == 1;
    }

    /** Each program as a group of its own. */
    List<ProgramGroup> apart() {
        return programs.stream()
                .map(program -> new ProgramGroup(List.of(program)))
                .toList();
    }

    /** The names, for readers. */
    String names() {
        return programs.stream().map(ConformanceProgram::name).collect(Collectors.joining(", "));
    }

    /** What a program is run with, without the executable's own name. */
    List<String> words(ConformanceProgram program) {
        if (isOne()) {
            return program.arguments();
        }
        List<String> words = new ArrayList<>();
        words.add(Integer.toString(programs.indexOf(program)));
        words.addAll(program.arguments());
        return words;
    }

    /** The file to translate; one of several programs is written into the folder. */
    Path file(Path folder) {
        if (isOne()) {
            return programs.getFirst().file();
        }
        StringBuilder source = new StringBuilder("""
                import importlib.util
                import os
                import sys


                def load(path, folder):
                    sys.path.insert(0, folder)
                    name = os.path.basename(path)[:-len('.py')]
                    spec = importlib.util.spec_from_file_location(name, path)
                    module = importlib.util.module_from_spec(spec)
                    sys.modules[name] = module
                    spec.loader.exec_module(module)
                    return module


                def status(result):
                    return 0 if result is None else result


                """);
        for (int i = 0; i < programs.size(); i++) {
            source.append("program_%d = load(%s, %s)%n"
                    .formatted(
                            i,
                            quoted(imported(programs.get(i), folder)),
                            quoted(programs.get(i).file().toAbsolutePath().getParent())));
        }
        source.append("\n\ndef main(words):\n    chosen = int(words[1])\n    argv = words[:1] + words[2:]\n");
        for (int i = 0; i < programs.size(); i++) {
            ProgramEnding ending = ending(programs.get(i));
            String call = "program_%d.main(%s)".formatted(i, ending.argument().replace("sys.argv", "argv"));
            source.append("    if chosen == %d:%n        %s%n"
                    .formatted(
                            i,
                            ending.isStatus()
                                    ? "return status(" + call + ")"
                                    : call + System.lineSeparator() + "        return 0"));
        }
        source.append("    return 2\n");
        try {
            return Files.writeString(folder.resolve("several_programs.py"), source);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** What is imported of a program: itself, or, where it would run then, all of it but its end, in the folder. */
    private static Path imported(ConformanceProgram program, Path folder) {
        if (ending(program).isGuarded()) {
            return program.file().toAbsolutePath();
        }
        try {
            return Files.writeString(
                    folder.resolve(program.file().getFileName()),
                    ending(program).before());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static ProgramEnding ending(ConformanceProgram program) {
        return ProgramEnding.of(program.source()).orElseThrow();
    }

    private static String quoted(Path file) {
        return "'" + file.toString().replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
