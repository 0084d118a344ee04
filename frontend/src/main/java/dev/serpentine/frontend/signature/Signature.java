package dev.serpentine.frontend.signature;

import java.util.List;
import java.util.Optional;

/**
 * What one builtin takes.
 *
 * @param owner the module, or the built-in type's family, that it belongs to
 * @param name what it is called there
 * @param parameters in order, without {@code self}
 */
public record Signature(String owner, String name, List<Parameter> parameters) {

    public Signature {
        parameters = List.copyOf(parameters);
    }

    /** As a user writes it: {@code math.sqrt()}, {@code str.find()}, {@code len()}. */
    public String described() {
        return (owner.equals("builtins") ? "" : owner.equals("homogeneous_tuple") ? "tuple." : owner + ".") + name
                + "()";
    }

    /** The parameter that a positional argument fills; empty where there are too many. */
    public Optional<Parameter> at(int place) {
        int seen = 0;
        for (Parameter parameter : parameters) {
            if (parameter.passing() == Parameter.Passing.STARRED || parameter.isPositional() && seen == place) {
                return Optional.of(parameter);
            }
            seen += parameter.isPositional() ? 1 : 0;
        }
        return Optional.empty();
    }

    /** The parameter that a keyword fills; empty where none may be passed so. */
    public Optional<Parameter> named(String keyword) {
        return parameters.stream()
                .filter(parameter -> parameter.passing() == Parameter.Passing.DOUBLE_STARRED
                        || parameter.name().equals(keyword)
                                && (parameter.passing() == Parameter.Passing.EITHER
                                        || parameter.passing() == Parameter.Passing.KEYWORD_ONLY))
                .findFirst();
    }

    /** CPython's TypeError for so many positional arguments that some are lacking. */
    public String tooFew(int given) {
        return takesKeywords()
                ? name + "() missing required argument '"
                        + at(given).orElseThrow().name() + "' (pos " + (given + 1) + ")"
                : wrongCount(Integer.toString(given), "at least ", leastPositional());
    }

    /** The same for too many. @param given how many, or what stands for that number */
    public String tooMany(String given) {
        return wrongCount(given, "at most ", mostPositional());
    }

    /** The same for a number of positional arguments, and no others; empty where it may be right. */
    public Optional<String> wrongNumber(int given) {
        return given < leastPositional()
                ? Optional.of(tooFew(given))
                : given > mostPositional() ? Optional.of(tooMany(Integer.toString(given))) : Optional.empty();
    }

    /** CPython's TypeError for a keyword that is no parameter's. @param keyword its name, or what stands for it */
    public String unexpectedKeyword(String keyword) {
        return parameters.stream().anyMatch(parameter -> named(parameter.name()).isPresent())
                ? "'" + keyword + "' is an invalid keyword argument for " + (name.equals("sorted") ? "sort" : name)
                        + "()"
                : described().replaceFirst("^operator[.]", "_operator.") + " takes no keyword arguments";
    }

    private String wrongCount(String given, String bound, int count) {
        boolean isExact = leastPositional() == mostPositional();
        if (mostPositional() == 0) {
            return described() + " takes no arguments (" + given + " given)";
        }
        if (takesKeywords() || isSearch()) {
            return name + "() takes " + (isExact ? "exactly " : bound) + arguments(count) + " (" + given + " given)";
        }
        if (parameters.size() == 1 && isExact) {
            // Where CPython has it in C.
            return described().replaceFirst("^operator[.]", "_operator.") + " takes exactly one argument (" + given
                    + " given)";
        }
        return name + " expected " + (isExact ? "" : bound) + arguments(count) + ", got " + given;
    }

    private static String arguments(int count) {
        return count + (count == 1 ? " argument" : " arguments");
    }

    private boolean takesKeywords() {
        return parameters.stream().anyMatch(parameter -> parameter.passing() == Parameter.Passing.EITHER);
    }

    /**
     * Whether it looks for something between two bounds, as {@code str.find()}; CPython has words of their own for
     * these.
     */
    private boolean isSearch() {
        return parameters.size() == 3
                && parameters.getLast().name().equals("end")
                && parameters.getLast().passing() == Parameter.Passing.POSITIONAL_ONLY;
    }

    /** How many positional arguments there must be, where none is passed by keyword. */
    public int leastPositional() {
        return (int) parameters.stream()
                .filter(parameter -> parameter.isPositional() && !parameter.isOptional())
                .count();
    }

    /** How many positional arguments there can be. */
    public int mostPositional() {
        return parameters.stream().anyMatch(parameter -> parameter.passing() == Parameter.Passing.STARRED)
                ? Integer.MAX_VALUE
                : (int) parameters.stream().filter(Parameter::isPositional).count();
    }
}
