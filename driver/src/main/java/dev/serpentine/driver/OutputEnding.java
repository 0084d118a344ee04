package dev.serpentine.driver;

import dev.serpentine.backend.llvm.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table of what the names of written files can end in, and of the options that an ending stands for. */
enum OutputEnding {
    JAR,
    EXE,
    DLL,
    WASM,
    C,
    LL,
    S,
    O,
    IL,
    JAVA;

    private Optional<EmittedStage> stage() {
        return switch (this) {
            case JAR, EXE, DLL, WASM -> Optional.empty();
            case C -> Optional.of(EmittedStage.C);
            case LL -> Optional.of(EmittedStage.LL);
            case S -> Optional.of(EmittedStage.ASM);
            case O -> Optional.of(EmittedStage.OBJ);
            case IL -> Optional.of(EmittedStage.IL);
            case JAVA -> Optional.of(EmittedStage.JAVA);
        };
    }

    private List<Entry<Option, String>> program() {
        return switch (this) {
            case JAR -> List.of(Map.entry(Option.BACKEND, Backend.JVM.spelling()));
            case EXE, DLL -> List.of(Map.entry(Option.BACKEND, Backend.CLI.spelling()));
            case WASM ->
                List.of(
                        Map.entry(Option.BACKEND, Backend.LLVM.spelling()),
                        Map.entry(Option.TARGET, Target.WASM32_WASI.spelling()));
            case C, LL, S, O, IL, JAVA -> List.of();
        };
    }

    private List<Entry<Option, String>> meaning() {
        return stage().map(stage -> List.of(Map.entry(Option.EMIT, stage.spelling())))
                .orElseGet(this::program);
    }

    String spelling() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /** All of them, for people. */
    static String spellings() {
        return Arrays.stream(values()).map(OutputEnding::spelling).collect(Collectors.joining(" "));
    }

    /** The options that it stands for, as one would write them. */
    String options() {
        return meaning().stream()
                .map(entry -> entry.getKey().given(entry.getValue()))
                .collect(Collectors.joining(" "));
    }

    /**
     * Adds to the options of a command line those that the ending of its output stands for, if it is an ending that
     * there is.
     *
     * @throws WrongUsage if the options that were given say otherwise
     */
    static void complete(Map<Option, String> values) throws WrongUsage {
        String output = values.getOrDefault(Option.OUTPUT, "");
        for (OutputEnding ending : values()) {
            if (output.endsWith(ending.spelling())) {
                ending.complete(values, output);
            }
        }
    }

    private void complete(Map<Option, String> values, String output) throws WrongUsage {
        Optional<Option> contradiction = meaning().stream()
                .filter(entry ->
                        !values.getOrDefault(entry.getKey(), entry.getValue()).equals(entry.getValue()))
                .map(Entry::getKey)
                .findFirst();
        if (contradiction.isEmpty() && stage().isEmpty() && values.containsKey(Option.EMIT)) {
            contradiction = Optional.of(Option.EMIT);
        }
        boolean isOfBackend = stage().flatMap(EmittedStage::backend)
                .map(Backend::spelling)
                .filter(values.getOrDefault(Option.BACKEND, "")::equals)
                .isPresent();
        if (contradiction.isEmpty() && stage().isPresent() && values.containsKey(Option.BACKEND) && !isOfBackend) {
            contradiction = Optional.of(Option.BACKEND);
        }
        if (contradiction.isPresent()) {
            String given = contradiction.get().given(values.get(contradiction.get()));
            throw new WrongUsage("the output '" + output + "' ends in " + spelling() + ", which is what " + options()
                    + " writes, but " + given + " is asked for");
        }
        meaning().forEach(entry -> values.put(entry.getKey(), entry.getValue()));
    }
}
