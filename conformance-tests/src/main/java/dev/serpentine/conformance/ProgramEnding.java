package dev.serpentine.conformance;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The end of a program that does nothing but call {@code main}, so that a group can do it instead.
 *
 * @param before the program without its end
 * @param isGuarded whether it is under {@code if __name__ == "__main__"}, and so not done by an import
 * @param isStatus whether the process ends with what {@code main} returns
 * @param argument what {@code main} is called with: nothing, {@code sys.argv}, or a list on one line
 */
record ProgramEnding(String before, boolean isGuarded, boolean isStatus, String argument) {
    private static final Pattern ENDING = Pattern.compile("""
            (?mx)
            ^ (?<guard> if\\x20__name__\\x20==\\x20(?:'__main__'|"__main__"): \\n
                (?: \\x20{4} import\\x20sys \\n+ )?
                \\x20{4} )?
            (?: main \\( (?<argument> sys\\.argv | \\[[^\\]\\n]*\\] )? \\)
              | sys\\.exit\\( main \\( (?<words> sys\\.argv )? \\) \\) (?<exit>) )
            \\n \\s* (?: \\#.*\\n \\s* )* \\z
            """);

    /** Empty where a program ends otherwise. */
    static Optional<ProgramEnding> of(String source) {
        Matcher end = ENDING.matcher(source);
        if (!end.find()) {
            return Optional.empty();
        }
        String argument = end.group("argument") != null ? end.group("argument") : end.group("words");
        return Optional.of(new ProgramEnding(
                source.substring(0, end.start()),
                end.group("guard") != null,
                end.group("exit") != null,
                Objects.requireNonNullElse(argument, "")));
    }
}
