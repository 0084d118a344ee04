package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameters;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes a function of a script. What it assigns are global names; but those that nobody else can see may as well be its
 * local variables.
 */
final class ScriptFunction {
    /** What gives all names of the module. */
    private static final String ALL_NAMES = "globals";

    private final Set<String> seenByOthers = new HashSet<>();

    private ScriptFunction() {}

    /** @param given the module's global names before the script begins */
    static FunctionSyntax of(List<Statement> statements, ParsedSource source, Set<String> given) {
        ScriptFunction script = new ScriptFunction();
        source.parts().stream().map(Part::statement).forEach(script::findSeenByOthers);
        Set<String> locals = new TreeSet<>();
        Set<String> globals = new TreeSet<>();
        boolean areAllSeen = script.seenByOthers.contains(ALL_NAMES)
                || statements.stream().anyMatch(ScriptFunction::asksForAllNames);
        for (String name : AssignedNames.in(statements)) {
            (areAllSeen || given.contains(name) || script.seenByOthers.contains(name) ? globals : locals).add(name);
        }
        Parameters none =
                new Parameters(List.of(), 0, List.of(), Optional.empty(), List.of(), List.of(), Optional.empty());
        return new FunctionSyntax(
                FunctionSyntax.MODULE,
                none,
                List.copyOf(statements),
                List.of(),
                locals,
                Set.of(),
                List.of(),
                Set.of(),
                globals,
                false,
                false,
                statements.getFirst().position());
    }

    private static boolean asksForAllNames(Statement statement) {
        return SyntaxScan.anyEvaluated(
                statement, part -> part instanceof Expression.Name(String name, var at) && name.equals(ALL_NAMES));
    }

    private void findSeenByOthers(Statement statement) {
        SyntaxScan.forEachFunction(statement, function -> {
            seenByOthers.addAll(function.globalNames());
            function.body().forEach(inner -> findNames(inner, function));
        });
        SyntaxScan.anyEvaluated(statement, node -> {
            if (node instanceof Statement.ClassDefinition definition) {
                definition.body().forEach(inner -> findNames(inner, null));
            }
            return false;
        });
    }

    /** @param function that they are in; null within a class */
    private void findNames(Syntax node, FunctionSyntax function) {
        SyntaxScan.anyEvaluated(node, part -> {
            if (part instanceof Expression.Name(String name, var position)
                    && (function == null
                            || !function.localNames().contains(name)
                                    && !function.freeNames().contains(name))) {
                seenByOthers.add(name);
            }
            return false;
        });
    }
}
