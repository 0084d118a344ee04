package dev.serpentine.driver.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What is to be measured.
 *
 * @param programs files in Python
 * @param targets some of {@link Side#targets}
 * @param repetitions how many turns each side of a program has
 * @param rounds the number that programs are given; where it is empty, what they say themselves
 * @param twins the folder with folders c, java and csharp; where it is empty, beside the program's folder
 * @param translator the command that runs {@code serpentine}
 * @param options for translation
 */
public record Plan(
        List<Path> programs,
        Set<Side> targets,
        int repetitions,
        OptionalLong rounds,
        Optional<Path> twins,
        List<String> translator,
        List<String> options) {
    public Plan {
        programs = List.copyOf(programs);
        targets = Set.copyOf(targets);
        translator = List.copyOf(translator);
        options = List.copyOf(options);
    }
}
