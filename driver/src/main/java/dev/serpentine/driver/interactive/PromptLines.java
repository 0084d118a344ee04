package dev.serpentine.driver.interactive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * The lines that somebody enters: on a terminal with editing, a history that is kept, and completion by the tabulator;
 * else as they stand in the stream, without prompts.
 */
public interface PromptLines extends AutoCloseable {

    /** The next line without its end, after the prompt is shown; empty at the end. */
    Optional<String> next(String prompt);

    boolean isTerminal();

    @Override
    void close();

    /**
     * Those of this process's terminal, or of a stream.
     *
     * @param completions what a name at the end of a line can become
     */
    static PromptLines of(InputStream input, Function<String, List<String>> completions) {
        return System.console() != null && System.console().isTerminal()
                ? new Edited(completions)
                : new Plain(new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8)));
    }

    /** @param reader of all lines */
    record Plain(BufferedReader reader) implements PromptLines {
        @Override
        public Optional<String> next(String prompt) {
            try {
                return Optional.ofNullable(reader.readLine());
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public boolean isTerminal() {
            return false;
        }

        @Override
        public void close() {}
    }

    /** On a terminal. */
    final class Edited implements PromptLines {
        private static final Path HISTORY = Path.of(System.getProperty("user.home"), ".serpentine_history");

        private final Terminal terminal;
        private final LineReader reader;

        private Edited(Function<String, List<String>> completions) {
            try {
                terminal = TerminalBuilder.builder().system(true).build();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            DefaultParser parser = new DefaultParser();
            // A line is Python's to understand.
            parser.setEscapeChars(null);
            parser.setQuoteChars(new char[0]);
            reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .parser(parser)
                    .completer(completer(completions))
                    .variable(LineReader.HISTORY_FILE, HISTORY)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
        }

        private static Completer completer(Function<String, List<String>> completions) {
            return (_, line, candidates) -> {
                String before = line.line().substring(0, line.cursor());
                String name = before.replaceFirst("(?s).*?([\\w.]*)$", "$1");
                String head = line.word().substring(0, line.wordCursor());
                String lead = head.substring(0, Math.max(0, head.length() - name.length()));
                completions
                        .apply(name)
                        .forEach(each ->
                                candidates.add(new Candidate(lead + each, each, null, null, null, null, false)));
            };
        }

        @Override
        public Optional<String> next(String prompt) {
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (UserInterruptException interruption) {
                return Optional.of("");
            } catch (EndOfFileException end) {
                return Optional.empty();
            }
        }

        @Override
        public boolean isTerminal() {
            return true;
        }

        @Override
        public void close() {
            try {
                terminal.close();
            } catch (IOException failure) {
                // The terminal has gone, and with it whoever could be told.
            }
        }
    }
}
