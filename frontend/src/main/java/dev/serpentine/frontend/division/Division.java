package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A program, divided into what is run while it is imported and what the translated program runs, its script.
 *
 * <p>The script begins with the first {@code if __name__ == "__main__":} block, or the first statement that
 * {@linkplain Effects does something}, whichever comes first. No script have programs with an {@code entry_point} or
 * {@code target} as RPython's have them; those whose block does nothing but end the process with what {@code main}
 * returns, as beginning with {@code main} does the same; and those without a block, but with a {@code main} that their
 * top level does not call. All that they have at top level is run while they are imported.
 *
 * <p>From where the script begins, definitions and imports are still run while the program is imported, where that
 * makes no difference: so functions and classes, wherever they are defined, are there before the program runs.
 */
public final class Division {
    private final ParsedSource source;
    private final String fileName;
    private final List<Part> imported = new ArrayList<>();
    private final List<Statement> script = new ArrayList<>();
    private final List<String> undecorated = new ArrayList<>();
    private final BlankedText text;
    private final Set<String> boundNames;
    /** Made when it is asked for: programs with an entry of their own do not need it. */
    private Effects effects;

    private boolean isBlanked;

    private Division(ParsedSource source, String text, String fileName) {
        this.source = source;
        this.fileName = fileName;
        this.text = new BlankedText(text);
        this.boundNames =
                AssignedNames.in(source.parts().stream().map(Part::statement).toList());
    }

    /**
     * Divides a program.
     *
     * @param text with newlines alone as line ends
     * @throws IllegalArgumentException if the text is not Python
     */
    public static Division of(String text, String fileName) {
        Division division = new Division(ParsedSource.parse(text, fileName), text, fileName);
        division.divide();
        return division;
    }

    /** The text that was divided, as syntax. */
    public ParsedSource source() {
        return source;
    }

    /**
     * The text to import: that of the program, with the script's statements blanked; each line and column stays where
     * it is. Empty where that is all of the program.
     */
    public Optional<String> importedText() {
        return isBlanked ? Optional.of(text.toString()) : Optional.empty();
    }

    public boolean hasScript() {
        return !script.isEmpty();
    }

    /**
     * The script as a function without parameters.
     *
     * @param given the module's global names after the import
     */
    public FunctionSyntax script(Set<String> given) {
        return ScriptFunction.of(script, source, given);
    }

    /**
     * The first statement that does something while the program is imported; empty where the text does not show any.
     */
    public Optional<SourcePosition> firstEffect() {
        return imported.stream()
                .map(Part::statement)
                .filter(effects()::isEffect)
                .map(Statement::position)
                .findFirst();
    }

    private Effects effects() {
        if (effects == null) {
            effects = new Effects(source);
        }
        return effects;
    }

    private void divide() {
        List<Part> parts = source.parts();
        boolean hasBlock = !boundNames.contains("__name__")
                && parts.stream().map(Part::statement).anyMatch(MainBlock::is);
        if (EntryDefinitions.isOfRPython(source)) {
            // What a block has is for other Pythons.
            parts.forEach(part -> importedButBlocks(part, hasBlock));
            return;
        }
        boolean keepsIterators = parts.stream().map(Part::statement).anyMatch(effects()::keepsIterator);
        if (hasBlock && !keepsIterators && endsWithMain()) {
            return;
        }
        boolean isMainEntry = !hasBlock && boundNames.contains("main") && !isMainCalled();
        int begin = isMainEntry ? parts.size() : firstEffectOrCall(hasBlock);
        imported.addAll(parts.subList(0, begin));
        divide(flat(parts.subList(begin, parts.size()), hasBlock));
    }

    /** The statements of the blocks, and all others. */
    private static List<Part> flat(List<Part> parts, boolean hasBlock) {
        List<Part> flat = new ArrayList<>();
        for (Part part : parts) {
            flat.addAll(hasBlock && MainBlock.is(part.statement()) ? part.body() : List.of(part));
        }
        return flat;
    }

    /**
     * Divides a program that does nothing from its block on but end with what {@code main} returns: {@code main} is its
     * beginning.
     */
    private boolean endsWithMain() {
        int begin = firstBlock();
        List<Part> rest = flat(source.parts().subList(begin, source.parts().size()), true);
        if (!MainBlock.onlyEndsWithMain(rest, source, boundNames)) {
            return false;
        }
        imported.addAll(source.parts().subList(0, begin));
        for (Part part : rest) {
            if (MainBlock.isImport(part.statement())) {
                imported.add(part);
            } else {
                blank(part);
            }
        }
        return true;
    }

    private void importedButBlocks(Part part, boolean hasBlock) {
        if (hasBlock && MainBlock.is(part.statement())) {
            part.body().forEach(this::blank);
        } else {
            imported.add(part);
        }
    }

    private int firstBlock() {
        for (int i = 0; i < source.parts().size(); i++) {
            if (MainBlock.is(source.parts().get(i).statement())) {
                return i;
            }
        }
        throw new IllegalStateException(fileName + " has no block");
    }

    private boolean isMainCalled() {
        return source.parts().stream().anyMatch(part -> Effects.calls(part.statement(), "main"));
    }

    private int firstEffectOrCall(boolean hasBlock) {
        for (int i = 0; i < source.parts().size(); i++) {
            Statement statement = source.parts().get(i).statement();
            if (hasBlock && MainBlock.is(statement)
                    || effects().isEffect(statement)
                    || boundNames.contains("main") && Effects.calls(statement, "main")) {
                return i;
            }
        }
        return source.parts().size();
    }

    private void divide(List<Part> parts) {
        HoistedDefinitions definitions = new HoistedDefinitions(source, effects());
        Set<Statement> hoisted =
                definitions.among(parts.stream().map(Part::statement).toList());
        for (Part part : parts) {
            if (hoisted.contains(part.statement())) {
                imported.add(part);
            } else if (definitions.madeBefore().contains(part.statement())) {
                makeBefore(((Statement.FunctionDefinition) part.statement()).function());
            } else {
                script.add(part.statement());
                blank(part);
            }
        }
    }

    private void makeBefore(FunctionSyntax function) {
        isBlanked = true;
        undecorated.add(function.name());
        script.add(DecoratedFunctions.decorating(function));
        text.blankDecorated(
                function.decorators().getFirst().position(),
                function.position().line(),
                function.position().column());
    }

    /**
     * The names of functions that the import makes, and the script decorates: it reads them by another name, with
     * {@value DecoratedFunctions#UNDECORATED} before it.
     */
    public List<String> undecorated() {
        return undecorated;
    }

    private void blank(Part part) {
        isBlanked = true;
        List<Expression> decorators = switch (part.statement()) {
            case Statement.FunctionDefinition definition ->
                definition.function().decorators();
            case Statement.ClassDefinition definition -> definition.decorators();
            default -> List.of();
        };
        if (decorators.isEmpty()) {
            text.blank(part.statement().position(), part.endLine(), part.endColumn());
        } else {
            text.blankDecorated(decorators.getFirst().position(), part.endLine(), part.endColumn());
        }
    }
}
