package dev.serpentine.conformance.damage;

import dev.serpentine.conformance.damage.SourceText.Edit;
import dev.serpentine.conformance.damage.SourceText.Kind;
import dev.serpentine.conformance.damage.SourceText.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The ways to damage a program in one place. */
enum Damage {
    /** A token is forgotten. */
    DROP_TOKEN,
    /** A token stands there twice. */
    REPEAT_TOKEN,
    /** Two neighbours change places. */
    SWAP_TOKENS,
    /** A token of another place in the program. */
    OTHER_TOKEN,
    /** An operator or keyword of the same sort. */
    OTHER_OPERATOR,
    /** Another name of the program. */
    OTHER_NAME,
    /** A letter of a name is wrong. */
    MISSPELT_NAME,
    /** A name of Python's own. */
    BUILTIN_NAME,
    /** A name's place is taken by a literal, or the other way round. */
    LITERAL_FOR_NAME,
    /** A literal of another type. */
    OTHER_LITERAL,
    /** A literal of the same type. */
    OTHER_VALUE,
    /** Something is done to a name that was only meant to be read. */
    WRAP_NAME,
    DROP_ARGUMENT,
    ADD_ARGUMENT,
    NAME_ARGUMENT,
    SWAP_ARGUMENTS,
    DROP_LINE,
    REPEAT_LINE,
    /** A line is deeper, or less deep. */
    INDENT_LINE,
    /** A {@code return} without its value, or a value that is not returned. */
    FORGET_RETURN;

    private static final Set<String> KEYWORDS = Set.of(
            "False",
            "None",
            "True",
            "and",
            "as",
            "assert",
            "async",
            "await",
            "break",
            "class",
            "continue",
            "def",
            "del",
            "elif",
            "else",
            "except",
            "finally",
            "for",
            "from",
            "global",
            "if",
            "import",
            "in",
            "is",
            "lambda",
            "nonlocal",
            "not",
            "or",
            "pass",
            "raise",
            "return",
            "try",
            "while",
            "with",
            "yield");
    private static final List<List<String>> SORTS = List.of(
            List.of("+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "^", "<<", ">>"),
            List.of("+=", "-=", "*=", "/=", "//=", "%=", "**=", "&=", "|=", "^=", "<<=", ">>=", "=", ":="),
            List.of("==", "!=", "<", ">", "<=", ">=", "in", "is", "and", "or", "+", "-"),
            List.of("(", "[", "{"),
            List.of(")", "]", "}"),
            List.of(",", ".", ":", ";", "="),
            List.of("if", "while", "for", "with", "elif"),
            List.of("return", "yield", "raise", "del", "assert", "global"),
            List.of("break", "continue", "pass"),
            List.of("True", "False", "None"));
    private static final List<String> BUILTINS = List.of(
            "len",
            "str",
            "int",
            "float",
            "list",
            "dict",
            "set",
            "tuple",
            "print",
            "range",
            "sorted",
            "sum",
            "max",
            "min",
            "repr",
            "iter",
            "next",
            "type",
            "object",
            "enumerate",
            "zip",
            "map",
            "filter",
            "reversed",
            "bool",
            "bytes",
            "abs",
            "ord",
            "chr",
            "hash",
            "isinstance",
            "super",
            "Exception",
            "ValueError",
            "any",
            "all",
            "round",
            "open",
            "input",
            "id");
    private static final List<String> LITERALS = List.of(
            "0",
            "1",
            "-1",
            "2.5",
            "'a'",
            "''",
            "b'a'",
            "None",
            "True",
            "[]",
            "[1]",
            "['a']",
            "()",
            "(1, 'a')",
            "{}",
            "{1: 'a'}",
            "{1}",
            "lambda: 0",
            "10 ** 20",
            "1e300",
            "2j",
            "...",
            "object()",
            "'\\U0001f600'",
            "f'{1}'",
            "range(3)",
            "-5",
            "9223372036854775807");
    private static final List<String> WRAPPERS = List.of(
            "%s()",
            "%s[0]",
            "%s['a']",
            "%s.x",
            "-%s",
            "not %s",
            "[%s]",
            "(%s,)",
            "str(%s)",
            "int(%s)",
            "float(%s)",
            "len(%s)",
            "{%s}",
            "{%s: %s}",
            "~%s",
            "%s[1:]",
            "%s.append(1)",
            "(%s or None)",
            "list(%s)",
            "set(%s)",
            "iter(%s)",
            "repr(%s)",
            "sorted(%s)",
            "type(%s)",
            "(lambda: %s)",
            "*%s",
            "await %s",
            "(yield %s)",
            "(%s if %s else None)",
            "%s + 1",
            "%s + 'a'",
            "f'{%s}'",
            "f'{%s:5d}'",
            "'%%d' %% %s",
            "%s.__class__",
            "%s[::-1]",
            "next(%s)",
            "tuple(%s)",
            "dict(%s)",
            "hash(%s)",
            "%s == None",
            "max(%s)",
            "%s * 2",
            "%s in %s",
            "%s.copy()",
            "%s[%s]",
            "bytes(%s)",
            "sum(%s)",
            "bool(%s)",
            "%s < %s");

    /** What is to be changed; empty where the program has no such place. */
    Optional<Edit> in(SourceText source, RandomGenerator random) {
        return switch (this) {
            case DROP_TOKEN -> token(source, random, token -> true).map(token -> replaced(token, ""));
            case REPEAT_TOKEN ->
                token(source, random, token -> true).map(token -> replaced(token, token.text() + " " + token.text()));
            case SWAP_TOKENS -> neighbours(source, random);
            case OTHER_TOKEN ->
                token(source, random, token -> true)
                        .flatMap(token -> token(source, random, other -> !other.is(token.text()))
                                .map(other -> replaced(token, " " + other.text() + " ")));
            case OTHER_OPERATOR ->
                token(source, random, token -> sort(token).isPresent())
                        .map(token -> replaced(
                                token, spaced(token, another(sort(token).orElseThrow(), token.text(), random))));
            case OTHER_NAME ->
                token(source, random, Damage::isName)
                        .flatMap(token -> token(source, random, other -> isName(other) && !other.is(token.text()))
                                .map(other -> replaced(token, other.text())));
            case MISSPELT_NAME ->
                token(source, random, Damage::isName).map(token -> replaced(token, misspelt(token.text(), random)));
            case BUILTIN_NAME ->
                token(source, random, Damage::isName)
                        .map(token -> replaced(token, another(BUILTINS, token.text(), random)));
            case LITERAL_FOR_NAME ->
                token(source, random, Damage::isName).map(token -> replaced(token, another(LITERALS, "", random)));
            case OTHER_LITERAL ->
                token(source, random, Damage::isLiteral)
                        .map(token -> replaced(token, another(LITERALS, token.text(), random)));
            case OTHER_VALUE ->
                token(source, random, Damage::isLiteral)
                        .flatMap(token -> token(
                                        source,
                                        random,
                                        other -> other.kind() == token.kind() && !other.is(token.text()))
                                .map(other -> replaced(token, other.text())));
            case WRAP_NAME ->
                token(source, random, Damage::isName)
                        .map(token -> replaced(
                                token,
                                another(WRAPPERS, "", random)
                                        .replace("%s", token.text())
                                        .replace("%%", "%")));
            case DROP_ARGUMENT ->
                call(source, random, 1).map(separators -> {
                    int dropped = random.nextInt(separators.size() - 1);
                    boolean isFirst = dropped == 0;
                    boolean isLast = dropped == separators.size() - 2;
                    int start = isFirst
                            ? source.tokens().get(separators.get(0)).end()
                            : source.tokens().get(separators.get(dropped)).start();
                    Token next = source.tokens().get(separators.get(dropped + 1));
                    return new Edit(start, isFirst && !isLast ? next.end() : next.start(), "");
                });
            case ADD_ARGUMENT ->
                call(source, random, 0).map(separators -> {
                    Token closing = source.tokens().get(separators.getLast());
                    boolean hasOthers = separators.getFirst() + 1 < separators.getLast();
                    return new Edit(
                            closing.start(), closing.start(), (hasOthers ? ", " : "") + another(LITERALS, "", random));
                });
            case NAME_ARGUMENT ->
                call(source, random, 1).map(separators -> {
                    int start = source.tokens()
                            .get(separators.get(random.nextInt(separators.size() - 1)))
                            .end();
                    return new Edit(
                            start,
                            start,
                            " "
                                    + another(
                                                    List.of(
                                                            "x", "key", "end", "sep", "default", "*", "**", "reverse",
                                                            "self", "start"),
                                                    "",
                                                    random)
                                            .concat("=")
                                            .replace("*=", "*"));
                });
            case SWAP_ARGUMENTS ->
                call(source, random, 2)
                        .map(separators -> swapped(source, separators, random.nextInt(separators.size() - 2)));
            case DROP_LINE ->
                token(source, random, token -> true)
                        .map(token -> new Edit(source.lineStart(token.start()), source.lineEnd(token.start()), ""));
            case REPEAT_LINE ->
                token(source, random, token -> true).map(token -> {
                    int start = source.lineStart(token.start());
                    return new Edit(start, start, source.text().substring(start, source.lineEnd(token.start())));
                });
            case INDENT_LINE ->
                token(source, random, token -> true).map(token -> {
                    int start = source.lineStart(token.start());
                    boolean isDeep = source.text().startsWith("    ", start);
                    return isDeep && random.nextInt(3) > 0
                            ? new Edit(start, start + 4, "")
                            : new Edit(start, start, random.nextInt(4) == 0 ? " " : "    ");
                });
            case FORGET_RETURN ->
                token(source, random, token -> token.is("return"))
                        .map(token -> random.nextBoolean()
                                ? replaced(token, "")
                                : new Edit(token.end(), source.lineEnd(token.start()) - 1, ""));
        };
    }

    private static boolean isName(Token token) {
        return token.kind() == Kind.NAME && !KEYWORDS.contains(token.text());
    }

    private static boolean isLiteral(Token token) {
        return token.kind() == Kind.NUMBER
                || token.kind() == Kind.STRING
                || token.is("None")
                || token.is("True")
                || token.is("False");
    }

    private static Optional<List<String>> sort(Token token) {
        return token.kind() == Kind.STRING
                ? Optional.empty()
                : SORTS.stream().filter(sort -> sort.contains(token.text())).findFirst();
    }

    private static String spaced(Token old, String text) {
        return Character.isLetter(text.charAt(0)) || old.kind() == Kind.NAME ? " " + text + " " : text;
    }

    private static String another(List<String> choices, String than, RandomGenerator random) {
        List<String> others =
                choices.stream().filter(choice -> !choice.equals(than)).toList();
        return others.get(random.nextInt(others.size()));
    }

    private static String misspelt(String name, RandomGenerator random) {
        int place = random.nextInt(name.length());
        return switch (random.nextInt(3)) {
            case 0 -> name.substring(0, place) + "x" + name.substring(place);
            case 1 ->
                name.length() > 1 && !Character.isDigit(name.charAt(1))
                        ? name.substring(0, place) + name.substring(place + 1)
                        : name + "_";
            default ->
                name.substring(0, place)
                        + (Character.isUpperCase(name.charAt(place)) ? "q" : "Q")
                        + name.substring(place + 1);
        };
    }

    private static Edit replaced(Token token, String text) {
        return new Edit(token.start(), token.end(), text);
    }

    private static Optional<Token> token(SourceText source, RandomGenerator random, Predicate<Token> wanted) {
        List<Token> found = source.tokens().stream().filter(wanted).toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(random.nextInt(found.size())));
    }

    private static Optional<Edit> neighbours(SourceText source, RandomGenerator random) {
        if (source.tokens().size() < 2) {
            return Optional.empty();
        }
        int first = random.nextInt(source.tokens().size() - 1);
        Token before = source.tokens().get(first);
        Token after = source.tokens().get(first + 1);
        return Optional.of(new Edit(
                before.start(),
                after.end(),
                after.text() + source.text().substring(before.end(), after.start()) + before.text()));
    }

    /** The separators of a call, or of the parameters of a definition, of so many arguments or more. */
    private static Optional<List<Integer>> call(SourceText source, RandomGenerator random, int least) {
        List<List<Integer>> found = IntStream.range(1, source.tokens().size())
                .filter(i -> source.tokens().get(i).is("(")
                        && (isName(source.tokens().get(i - 1))
                                || source.tokens().get(i - 1).is(")")
                                || source.tokens().get(i - 1).is("]")))
                .mapToObj(source::separators)
                .filter(separators -> separators.size() > 1
                        && separators.size() > least
                        && (least == 0 || separators.getFirst() + 1 < separators.getLast()))
                .toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(random.nextInt(found.size())));
    }

    private static Edit swapped(SourceText source, List<Integer> separators, int first) {
        int start = source.tokens().get(separators.get(first)).end();
        Token middle = source.tokens().get(separators.get(first + 1));
        int end = source.tokens().get(separators.get(first + 2)).start();
        return new Edit(
                start,
                end,
                source.text().substring(middle.end(), end)
                        + middle.text()
                        + source.text().substring(start, middle.start()));
    }
}
