package dev.serpentine.frontend.division;

import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A text of which statements can be blanked: an expression that does nothing stands for each of them, and every other
 * character stays where it is.
 */
final class BlankedText {
    /** By lines, each as code points. */
    private final List<int[]> lines = new ArrayList<>();

    BlankedText(String text) {
        for (String line : text.split("\n", -1)) {
            lines.add(line.codePoints().toArray());
        }
    }

    /** Blanks a statement. */
    void blank(SourcePosition begin, int endLine, int endColumn) {
        blank(begin.line(), begin.column(), endLine, endColumn);
    }

    /**
     * Blanks a definition with its decorators.
     *
     * @param decorator the first one's expression
     */
    void blankDecorated(SourcePosition decorator, int endLine, int endColumn) {
        int line = decorator.line();
        int column = decorator.column() - 1;
        while (column < 0 || lines.get(line - 1)[column] != '@') {
            if (column < 0) {
                line--;
                column = lines.get(line - 1).length;
            }
            column--;
        }
        blank(line, column, endLine, endColumn);
    }

    private void blank(int line, int column, int endLine, int endColumn) {
        for (int i = line; i <= endLine; i++) {
            int[] characters = lines.get(i - 1);
            Arrays.fill(
                    characters,
                    i == line ? column : 0,
                    i == endLine ? Math.min(endColumn, characters.length) : characters.length,
                    ' ');
        }
        lines.get(line - 1)[column] = '0';
    }

    @Override
    public String toString() {
        return lines.stream().map(line -> new String(line, 0, line.length)).collect(Collectors.joining("\n"));
    }
}
