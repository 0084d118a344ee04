package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.List;
import java.util.Optional;

/** What RPython's programs begin with. */
public final class EntryDefinitions {
    /** Gives the entry point to whoever translates the program. */
    public static final String TARGET = "target";
    /** The entry point itself. */
    public static final String ENTRY_POINT = "entry_point";

    private EntryDefinitions() {}

    /** Whether the text shows that a program has one of them. */
    static boolean isOfRPython(ParsedSource source) {
        return source.parts().stream().map(Part::statement).anyMatch(EntryDefinitions::binds);
    }

    private static boolean binds(Statement statement) {
        return switch (statement) {
            case Statement.FunctionDefinition definition ->
                definition.function().name().equals(ENTRY_POINT)
                        || definition.function().name().equals(TARGET) && isTarget(definition.function());
            case Statement.ImportFrom imported ->
                imported.names().stream()
                        .map(AssignedNames::boundName)
                        .anyMatch(name -> name.equals(ENTRY_POINT) || name.equals(TARGET));
            case Statement.Assign assign -> AssignedNames.in(List.of(assign)).contains(ENTRY_POINT);
            default -> false;
        };
    }

    /** Whether a function of that name is called with a driver and arguments: any other is the program's own. */
    public static boolean isTarget(FunctionSyntax function) {
        FunctionSyntax.Parameters parameters = function.parameters();
        int required =
                parameters.positional().size() - parameters.positionalDefaults().size();
        return required <= 2
                && (parameters.positional().size() >= 2
                        || parameters.variablePositional().isPresent())
                && parameters.keywordDefaults().stream().allMatch(Optional::isPresent);
    }
}
