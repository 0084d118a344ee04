package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

/** Finds functions back to their syntax by code object, and lines of source by file. Parses each source once. */
final class SourceIndex {
    private final Map<Source, ParsedSource> parsedSources = new HashMap<>();
    private final Map<String, ParsedSource> parsedTexts = new HashMap<>();
    private final Map<String, Optional<ParsedSource>> parsedFiles = new HashMap<>();
    private final Map<String, Optional<List<String>>> linesByFile = new HashMap<>();

    /** Notes a text that was not read from a file, for {@link #line}. */
    void addText(String fileName, String text) {
        linesByFile.put(fileName, Optional.of(text.lines().toList()));
    }

    /** Notes the syntax that the functions of a text are to be found in. */
    void addSyntax(String text, ParsedSource parsed) {
        parsedTexts.put(text, parsed);
    }

    /**
     * The function of a code object.
     *
     * @param firstLine of the code object
     */
    Optional<FunctionSyntax> functionOf(Value code, String fileName, String name, int firstLine) {
        SourceSection section = code.getSourceLocation();
        if (section != null
                && section.hasLines()
                && section.hasColumns()
                && section.getSource().hasCharacters()) {
            Source source = section.getSource();
            ParsedSource parsed = parsedSources.get(source);
            if (parsed == null) {
                String text = source.getCharacters().toString();
                parsed = parsedTexts.containsKey(text) ? parsedTexts.get(text) : ParsedSource.parse(text, fileName);
                parsedSources.put(source, parsed);
                linesByFile.computeIfAbsent(
                        fileName, _ -> Optional.of(text.lines().toList()));
            }
            Optional<FunctionSyntax> found = parsed.functionAt(
                    new ParsedSource.Place(section.getStartLine(), section.getStartColumn() - 1, name));
            if (found.isPresent()) {
                return found;
            }
        }
        return functionInFile(fileName, name, firstLine);
    }

    /**
     * For code objects that lost their source, as {@code code.replace()} makes them: told by line and name alone, where
     * that is enough.
     */
    private Optional<FunctionSyntax> functionInFile(String fileName, String name, int firstLine) {
        Optional<ParsedSource> parsed = parsedFiles.computeIfAbsent(
                fileName, _ -> lines(fileName).map(lines -> ParsedSource.parse(String.join("\n", lines), fileName)));
        return parsed.map(source -> source.functionsIn(firstLine, name))
                .filter(found -> found.size() == 1)
                .map(List::getFirst);
    }

    Optional<String> line(String fileName, int line) {
        return lines(fileName)
                .filter(lines -> line >= 1 && line <= lines.size())
                .map(lines -> lines.get(line - 1));
    }

    private Optional<List<String>> lines(String fileName) {
        return linesByFile.computeIfAbsent(fileName, _ -> {
            try {
                return Optional.of(Files.readAllLines(Path.of(fileName)));
            } catch (IOException | InvalidPathException exception) {
                return Optional.empty();
            }
        });
    }
}
