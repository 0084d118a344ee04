package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Functions of system code that do what something does that is no function: one of several things that are called in
 * one place may be a builtin, a class, or a method of a built-in type.
 */
public final class Forwarders {
    /** What system code has made, by its maker and what that was told. */
    private final Map<String, Map<List<HostObject>, HostObject>> made = new HashMap<>();

    private static final String HOOK = "__%s__";
    /** Special methods that are operators: their operands decide what they do, and whether they decline. */
    private static final Set<String> OPERATORS = Stream.of(
                    "add sub mul truediv floordiv mod divmod pow lshift rshift and or xor".split(" "),
                    "radd rsub rmul rtruediv rfloordiv rmod rdivmod rpow rlshift rrshift rand ror rxor".split(" "),
                    "eq ne lt le gt ge neg pos abs invert".split(" "))
            .flatMap(Stream::of)
            .map(HOOK::formatted)
            .collect(Collectors.toUnmodifiableSet());
    /** Special methods of built-in types that may be values: what they mean is written without their names. */
    static final Set<String> SPECIAL_METHODS = Stream.concat(
                    OPERATORS.stream(),
                    Stream.of("getitem setitem delitem contains len iter next bool hash int float index".split(" "))
                            .map(HOOK::formatted))
            .collect(Collectors.toUnmodifiableSet());

    private final Host host;
    private final SystemCode systemCode;

    public Forwarders(Host host, SystemCode systemCode) {
        this.host = host;
        this.systemCode = systemCode;
    }

    /** The function that makes instances of a class with the arguments that it gets. */
    public HostObject ofClass(HostObject hostClass) {
        return make("class_forwarder", List.of(hostClass));
    }

    /** The function that calls a builtin with so many arguments, and others by their names. */
    public HostObject ofBuiltin(HostObject builtin, int count, List<String> keywords) {
        return make("builtin_forwarder", List.of(builtin, host.ofInteger(BigInteger.valueOf(count)), texts(keywords)));
    }

    /** Whether a method of a built-in type does what an operator does, or declines. */
    public static boolean isOperator(String name) {
        return OPERATORS.contains(name);
    }

    /** The function that calls the method of that name of its first argument with so many others, and some by names. */
    public HostObject ofMethod(String name, int count, List<String> keywords) {
        return make(
                "method_forwarder",
                List.of(host.ofText(name), host.ofInteger(BigInteger.valueOf(count)), texts(keywords)));
    }

    /**
     * The function that calls a live object with arguments of which some go through guards. @param guards one an
     * argument, the last of them for the keywords; see {@code guarded_call}
     */
    public HostObject guardedCall(HostObject called, List<String> keywords, List<String> guards) {
        return make("guarded_call", List.of(called, texts(keywords), texts(guards)));
    }

    /** The same for a method of its first argument. */
    public HostObject guardedMethod(String name, List<String> keywords, List<String> guards) {
        return make("guarded_method", List.of(host.ofText(name), texts(keywords), texts(guards)));
    }

    /**
     * The function that calls a live object with the items of a starred tuple behind other arguments.
     *
     * @param before how many arguments stand before the star
     * @param few what is raised for 0, 1 and so on positional arguments, as far as these are too few
     * @param most how many positional arguments there can be
     * @param many what is raised for more, with {@code %d} for how many
     */
    public HostObject starredCall(
            HostObject called, int before, List<String> keywords, List<String> few, int most, String many) {
        return make(
                "starred_call",
                List.of(
                        called,
                        host.ofInteger(BigInteger.valueOf(before)),
                        texts(keywords),
                        texts(few),
                        host.ofInteger(BigInteger.valueOf(most)),
                        host.ofText(many)));
    }

    /** The same for the method of that name of the first argument. */
    public HostObject starredMethod(
            String name, int before, List<String> keywords, List<String> few, int most, String many) {
        return make(
                "starred_method",
                List.of(
                        host.ofText(name),
                        host.ofInteger(BigInteger.valueOf(before)),
                        texts(keywords),
                        texts(few),
                        host.ofInteger(BigInteger.valueOf(most)),
                        host.ofText(many)));
    }

    /**
     * The function that calls a live object with arguments, and with what a mapping has of some names.
     *
     * @param before how many positional arguments there are, before a starred tuple if there is one
     * @param keywords what the call passes by name itself
     * @param names what may be passed by name, too
     * @param unexpected what is raised for another name, with {@code %s} for that if it is told
     */
    public HostObject mappedCall(
            HostObject called,
            int before,
            boolean isStarred,
            List<String> keywords,
            List<String> names,
            String unexpected) {
        return make(
                "mapped_call",
                List.of(
                        called,
                        host.ofInteger(BigInteger.valueOf(before)),
                        host.ofInteger(isStarred ? BigInteger.ONE : BigInteger.ZERO),
                        texts(keywords),
                        texts(names),
                        host.ofText(unexpected)));
    }

    /** The same for the method of that name of the first argument. */
    public HostObject mappedMethod(
            String name, int before, boolean isStarred, List<String> keywords, List<String> names, String unexpected) {
        return make(
                "mapped_method",
                List.of(
                        host.ofText(name),
                        host.ofInteger(BigInteger.valueOf(before)),
                        host.ofInteger(isStarred ? BigInteger.ONE : BigInteger.ZERO),
                        texts(keywords),
                        texts(names),
                        host.ofText(unexpected)));
    }

    /**
     * The function that calls its first argument with the others, and makes dicts of those mappings that are none.
     *
     * @param areOthers of each mapping, whether it is no dict
     */
    public HostObject callWithDicts(CallShape shape, List<Boolean> areOthers) {
        return make(
                "call_with_dicts",
                List.of(
                        host.ofInteger(BigInteger.valueOf(shape.positional())),
                        host.ofInteger(shape.hasStar() ? BigInteger.ONE : BigInteger.ZERO),
                        texts(shape.keywords()),
                        host.ofTuple(shape.mappings().stream()
                                .map(place -> host.ofInteger(BigInteger.valueOf(place)))
                                .toList()),
                        host.ofTuple(areOthers.stream().map(host::ofBoolean).toList())));
    }

    /** The same for {@code max} and {@code min}, which take the items of one argument, or else all their arguments. */
    public HostObject starredChoice(HostObject called, int before, List<String> keywords, String few) {
        return make(
                "starred_choice",
                List.of(called, host.ofInteger(BigInteger.valueOf(before)), texts(keywords), host.ofText(few)));
    }

    /**
     * The function that calls a live object that takes any number of arguments with the items of a starred tuple behind
     * others, each item through a guard.
     */
    public HostObject starredItems(HostObject called, int before, List<String> keywords, String guard) {
        return make(
                "starred_items",
                List.of(called, host.ofInteger(BigInteger.valueOf(before)), texts(keywords), host.ofText(guard)));
    }

    /** The same for the method of that name of the first argument. */
    public HostObject starredItemsOfMethod(String name, int before, List<String> keywords, String guard) {
        return make(
                "starred_items_of_method",
                List.of(
                        host.ofText(name),
                        host.ofInteger(BigInteger.valueOf(before)),
                        texts(keywords),
                        host.ofText(guard)));
    }

    /**
     * The function that calls the method of that name of its first argument, which may go through a guard, with so many
     * others.
     */
    public HostObject ofUnbound(String name, String guard, List<String> keywords, List<String> others) {
        return make("unbound_method", List.of(host.ofText(name), host.ofText(guard), texts(keywords), texts(others)));
    }

    /**
     * The function that calls the type's method of that name with so many arguments, and raises TypeError where the
     * first is not of the type.
     */
    public HostObject ofUnboundAmongOthers(HostObject type, String name, int count) {
        return make(
                "unbound_among_others", List.of(type, host.ofText(name), host.ofInteger(BigInteger.valueOf(count))));
    }

    /**
     * The function that calls the type's method of that name with arguments of which the last are starred ones, and
     * raises TypeError where the first is not of the type; before is how many are not starred.
     */
    public HostObject ofUnboundStarred(HostObject type, String name, int before, List<String> keywords) {
        return make(
                "unbound_starred",
                List.of(type, host.ofText(name), host.ofInteger(BigInteger.valueOf(before)), texts(keywords)));
    }

    /** The function that gives what a class has by itself, as a dict or an iterator. */
    public HostObject classDict(HostObject hostClass, String form) {
        return make("class_dict", List.of(hostClass, host.ofText(form)));
    }

    /** The same of its argument, which is one of these classes. */
    public HostObject classDictOfOne(List<HostObject> classes, String form) {
        return make("class_dict_of_one", List.of(host.ofTuple(classes), host.ofText(form)));
    }

    /**
     * The function that tells by a test, {@code isinstance} or {@code issubclass}, how its first argument is related to
     * the class that is its second, one of these; or, where it may be of others, is not so related to any of those.
     */
    public HostObject classTest(HostObject test, List<HostObject> classes, boolean mayBeOther) {
        return make("class_test", List.of(test, host.ofTuple(classes), host.ofText(mayBeOther ? "False" : "")));
    }

    /** The same, where the value may be none that is tested for: then TypeError is raised. @param complaint its text */
    public HostObject classTestOrError(HostObject test, List<HostObject> classes, String complaint) {
        return make(
                "class_test", List.of(test, host.ofTuple(classes), host.ofText("refused_test('" + complaint + "')")));
    }

    /**
     * The function that does a statement of its parameters {@code a}, {@code b} and so on, some behind guards, and
     * returns the first.
     */
    public HostObject guardedStatement(String statement, List<String> guards) {
        return make("guarded_statement", List.of(host.ofText(statement), texts(guards)));
    }

    /**
     * The function that system code makes of what a method does with a receiver that is known now: a format whose
     * fields are looked up. Its arguments are the receiver, what is passed by position, and the keywords' values.
     *
     * @return empty where there is none for the method, or it makes none of this receiver
     */
    public Optional<HostObject> ofConstant(
            String family, String name, HostObject receiver, int positional, List<String> keywords) {
        return ofKnown(
                family,
                name + "_of_constant",
                List.of(receiver, host.ofInteger(BigInteger.valueOf(positional + keywords.size())), texts(keywords)));
    }

    /**
     * The function that a maker of system code makes of what is known now.
     *
     * @return empty where the family has no such maker, or it makes none of that
     */
    public Optional<HostObject> ofKnown(String family, String maker, List<HostObject> known) {
        return systemCode
                .method(family, maker)
                .map(found -> called(found, known))
                .filter(made -> made.kind() == HostKind.FUNCTION);
    }

    private HostObject texts(List<String> texts) {
        return host.ofTuple(texts.stream().map(host::ofText).toList());
    }

    /** System code makes each function once, so that all runs know it as the same. */
    private HostObject make(String maker, List<HostObject> arguments) {
        return made.computeIfAbsent(maker, _ -> new HashMap<>())
                .computeIfAbsent(
                        arguments,
                        given -> called(systemCode.method("object", maker).orElseThrow(), given));
    }

    private HostObject called(HostObject maker, List<HostObject> arguments) {
        return switch (host.call(maker, arguments, Map.of())) {
            case Host.Outcome.Returned(HostObject function) -> function;
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException(maker.name() + "() raised " + exception.describe());
        };
    }
}
