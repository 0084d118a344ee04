package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.facts.IntegerModel;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line, understood.
 *
 * @param command what to do
 * @param values of the options that were given
 * @param program the file to translate
 * @param arguments for the program
 */
record Request(Command command, Map<Option, String> values, Path program, List<String> arguments) {

    Request {
        values = values.isEmpty() ? Map.of() : Map.copyOf(new EnumMap<>(values));
        arguments = List.copyOf(arguments);
    }

    boolean has(Option option) {
        return values.containsKey(option);
    }

    /** The option's value, or its default. */
    String value(Option option) {
        return values.getOrDefault(option, option.defaultValue());
    }

    int optimisation() {
        return Integer.parseInt(value(Option.OPTIMISATION));
    }

    IntegerModel integers() {
        return switch (value(Option.INTEGERS)) {
            case "unbounded" -> IntegerModel.UNBOUNDED;
            // Integers that wrap are words.
            case "inferred" -> has(Option.UNCHECKED) ? IntegerModel.WORD : IntegerModel.INFERRED;
            default -> IntegerModel.WORD;
        };
    }

    Optional<EmittedStage> emit() {
        return Optional.ofNullable(values.get(Option.EMIT)).map(EmittedStage::named);
    }

    /** The pass behind which {@link EmittedStage#AFTER} is. */
    String lastPass() {
        return value(Option.EMIT).substring(EmittedStage.AFTER_PASS.length());
    }

    /** What to translate to: the backend that is named, unless it is another's stage that is to be emitted. */
    Backend backend() {
        return emit().flatMap(EmittedStage::backend).orElseGet(() -> Backend.named(value(Option.BACKEND)));
    }

    boolean wantsJson() {
        return value(Option.ERRORS).equals("json");
    }

    /** The program's name without its ending. */
    String stem() {
        String name = program.getFileName().toString();
        return name.endsWith(".py") ? name.substring(0, name.length() - 3) : name;
    }

    /** Where the result goes. */
    Path output() {
        return has(Option.OUTPUT)
                ? Path.of(value(Option.OUTPUT))
                : Path.of(stem() + backend().suffix());
    }
}
