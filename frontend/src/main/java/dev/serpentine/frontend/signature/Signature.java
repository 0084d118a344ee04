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
        return (owner.equals("builtins") ? "" : owner.equals("homogeneous_tuple") ? "tuple." : owner + ".") + name + "()";
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
        return parameters.stream().filter(parameter -> parameter.passing() == Parameter.Passing.DOUBLE_STARRED
                || parameter.name().equals(keyword) && (parameter.passing() == Parameter.Passing.EITHER || parameter.passing() == Parameter.Passing.KEYWORD_ONLY)).findFirst();
    }

    /** How many positional arguments there can be. */
    public int mostPositional() {
        return parameters.stream().anyMatch(parameter -> parameter.passing() == Parameter.Passing.STARRED) ? Integer.MAX_VALUE : (int) parameters.stream().filter(Parameter::isPositional).count();
    }
}
