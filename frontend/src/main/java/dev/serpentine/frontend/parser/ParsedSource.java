package dev.serpentine.frontend.parser;

import com.oracle.graal.python.pegparser.AbstractParser;
import com.oracle.graal.python.pegparser.FutureFeature;
import com.oracle.graal.python.pegparser.InputType;
import com.oracle.graal.python.pegparser.Parser;
import com.oracle.graal.python.pegparser.ParserCallbacks;
import com.oracle.graal.python.pegparser.scope.ScopeEnvironment;
import com.oracle.graal.python.pegparser.sst.ModTy;
import com.oracle.graal.python.pegparser.sst.StmtTy;
import com.oracle.graal.python.pegparser.tokenizer.SourceRange;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One source text: its top level, and all its functions and lambdas, wherever they stand in it, found by where their
 * code objects say that they begin.
 */
public final class ParsedSource {
    private static final int PYTHON_MINOR_VERSION = 12;

    /**
     * Where a code object begins.
     *
     * @param line from 1: of the first decorator's expression if there is one, else of the {@code def} or
     *     {@code lambda}
     * @param column from 0, in code points
     * @param name the code object's
     */
    public record Place(int line, int column, String name) {}

    /**
     * A statement of the top level, with where it stands. Columns are from 0, in code points; a decorated definition
     * begins at its {@code def} or {@code class}.
     *
     * @param endColumn behind it
     * @param body the parts of an {@code if} statement's first branch; empty for all others
     */
    public record Part(Statement statement, int endLine, int endColumn, List<Part> body) {}

    private final Map<Place, FunctionSyntax> functions = new HashMap<>();
    private final List<Part> parts;

    private ParsedSource(ModTy.Module tree, ScopeEnvironment scopes, String fileName) {
        SyntaxConverter converter = new SyntaxConverter(fileName, new FunctionScopes(scopes), functions);
        parts = parts(converter.statements(tree.body), tree.body);
    }

    private static List<Part> parts(List<Statement> statements, StmtTy[] nodes) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < statements.size(); i++) {
            Statement statement = statements.get(i);
            List<Part> body = statement instanceof Statement.If choice
                    ? parts(choice.body(), ((StmtTy.If) nodes[i]).body)
                    : List.of();
            parts.add(
                    new Part(statement, nodes[i].getSourceRange().endLine, nodes[i].getSourceRange().endColumn, body));
        }
        return List.copyOf(parts);
    }

    /**
     * Parses a text that Python accepts, as far as its grammar goes.
     *
     * @param fileName for positions
     * @throws IllegalArgumentException if it is not Python after all
     */
    public static ParsedSource parse(String text, String fileName) {
        Callbacks callbacks = new Callbacks();
        Parser parser = new Parser(
                text, callbacks, InputType.FILE, EnumSet.noneOf(AbstractParser.Flags.class), PYTHON_MINOR_VERSION);
        ModTy.Module tree = (ModTy.Module) parser.parse();
        ScopeEnvironment scopes = ScopeEnvironment.analyze(tree, callbacks, EnumSet.noneOf(FutureFeature.class));
        return new ParsedSource(tree, scopes, fileName);
    }

    /** The statements of the top level, in order. */
    public List<Part> parts() {
        return parts;
    }

    public Optional<FunctionSyntax> functionAt(Place place) {
        return Optional.ofNullable(functions.get(place)).or(() -> decoratedAt(place));
    }

    /** The function that begins there without its decorators. */
    private Optional<FunctionSyntax> decoratedAt(Place place) {
        return functions.values().stream()
                .filter(function -> !function.decorators().isEmpty()
                        && function.name().equals(place.name())
                        && function.position().line() == place.line()
                        && function.position().column() == place.column())
                .findFirst();
    }

    /** The functions of that name which begin in a line. */
    public List<FunctionSyntax> functionsIn(int line, String name) {
        List<FunctionSyntax> found = new ArrayList<>();
        functions.forEach((place, function) -> {
            if (place.line() == line && place.name().equals(name)) {
                found.add(function);
            }
        });
        return found;
    }

    /** Turns what the parser objects to into exceptions; warnings were given when the text was compiled. */
    private static final class Callbacks implements ParserCallbacks {
        @Override
        public void safePointPoll() {}

        @Override
        public RuntimeException reportIncompleteSource(int line) {
            return new IllegalArgumentException("incomplete source in line " + line);
        }

        @Override
        public RuntimeException onError(ErrorType type, SourceRange range, String message) {
            return new IllegalArgumentException(range.startLine + ":" + range.startColumn + ": " + message);
        }

        @Override
        public void onWarning(WarningType type, SourceRange range, String message) {}
    }
}
