package dev.serpentine.frontend.signature;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One parameter of a builtin.
 *
 * @param name as CPython names it, for messages, and for keywords where they are allowed
 * @param kinds what it takes: any of these
 * @param items what an iterable among these must hold; empty where that does not matter
 * @param complaint CPython's TypeError for all else: {@code {type}} stands for the type's name, {@code {clinic}} for
 *     the same where None is called None, and of items, {@code {position}} for which one it is
 */
public record Parameter(
        String name,
        Set<Kind> kinds,
        Optional<Parameter> items,
        boolean isOptional,
        Passing passing,
        String complaint) {

    private static final Pattern QUOTED = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** How an argument comes to it. */
    public enum Passing {
        POSITIONAL_ONLY,
        EITHER,
        KEYWORD_ONLY,
        STARRED,
        DOUBLE_STARRED
    }

    public Parameter {
        kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
    }

    /** Whether a positional argument may fill it, and no more than one. */
    public boolean isPositional() {
        return passing == Passing.POSITIONAL_ONLY || passing == Passing.EITHER;
    }

    /** CPython's TypeError for a value of a type that it does not take. @param typeName as {@code type(x).__name__} */
    public String complaintOf(String typeName) {
        return complaint
                .replace("{type}", typeName)
                .replace("{clinic}", typeName.equals("NoneType") ? "None" : typeName);
    }

    public boolean takes(Kind kind) {
        return kinds.contains(kind);
    }

    /** What it takes, for messages. */
    public String described() {
        return kinds.stream()
                        .filter(kind -> kind != Kind.INSTANCE && kind != Kind.LONG)
                        .map(Parameter::described)
                        .collect(Collectors.joining(" or "))
                + items.map(item -> " of " + item.described()).orElse("");
    }

    private static String described(Kind kind) {
        return switch (kind) {
            case INDEX, BOUND, INT, LONG -> "int";
            case NUMBER, REAL -> "float or int";
            case BUFFER -> "bytes";
            case PATH -> "str";
            case SIZED -> "text or a container";
            case ITERABLE -> "an iterable";
            case ITERATOR -> "an iterator";
            case CALLABLE -> "a function";
            case WHOLE -> "an object with __int__";
            case ANY, NONE, STR, BYTES, BYTEARRAY, LIST, TUPLE, SLICE, DICT, SET, INSTANCE -> kind.word();
        };
    }

    /** Reads {@code name: kind|kind[kind] "complaint" "complaint of an item" =}. */
    static Parameter parse(String text, Passing passing, String owner, String function, String place) {
        int colon = text.indexOf(':');
        String name = text.substring(0, colon).strip();
        String rest = text.substring(colon + 1).strip();
        boolean isOptional = rest.endsWith("=");
        rest = isOptional ? rest.substring(0, rest.length() - 1).strip() : rest;
        int quote = rest.indexOf('"');
        String words = quote < 0 ? rest : rest.substring(0, quote).strip();
        List<String> quoted = QUOTED.matcher(rest)
                .results()
                .map(result -> result.group(1).replace("\\\"", "\""))
                .toList();
        int bracket = words.indexOf('[');
        Optional<Parameter> items = bracket < 0
                ? Optional.empty()
                : Optional.of(parse(
                                "item: " + words.substring(bracket + 1, words.lastIndexOf(']')),
                                Passing.EITHER,
                                owner,
                                function,
                                "argument")
                        .complainingWith(quoted.size() > 1 ? quoted.get(1) : ""));
        Set<Kind> kinds = Arrays.stream((bracket < 0 ? words : words.substring(0, bracket)).split("\\|"))
                .map(Kind::of)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class)));
        String complaint = quoted.isEmpty()
                ? kinds.stream()
                        .map(Kind::complaint)
                        .filter(each -> !each.isEmpty())
                        .findFirst()
                        .orElse("")
                : quoted.getFirst();
        return new Parameter(
                name,
                kinds,
                items,
                isOptional,
                passing,
                complaint
                        .replace("{name}", function)
                        .replace("{argument}", place)
                        .replace("{owner}", owner));
    }

    private Parameter complainingWith(String text) {
        return text.isEmpty() ? this : new Parameter(name, kinds, items, isOptional, passing, text);
    }
}
