package dev.serpentine.frontend.annotation.report;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.ExtendedValues;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Kind;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What Python says where a kind does not know an operation.
 *
 * @param exception the name of the class that is raised
 * @param owners the operands whose classes stand in the text, where only the run knows these
 * @param texts of the exception: what stands around the names of the owners' classes
 */
public record Complaint(String exception, List<Integer> owners, List<String> texts) {
    private static final Pattern OF_OPERAND = Pattern.compile("\\{operand ([0-9]+)}");
    private static final int FIRST = 2;
    /** What says that an operation is not known to the kinds of its operands. */
    private static final Set<MessageKind> ABOUT_KINDS = EnumSet.of(
            MessageKind.NO_OPERATION,
            MessageKind.NO_SUM_OF_TEXT,
            MessageKind.NO_UNARY_OPERATION,
            MessageKind.NOT_ITERABLE,
            MessageKind.NOT_AN_ITERATOR,
            MessageKind.NO_UNPACKING,
            MessageKind.NO_INDEX,
            MessageKind.NO_METHOD);

    /** Builtins that are operators of their two arguments, as Python's errors name these. */
    private static final Map<String, String> OPERATORS =
            Map.of("builtins.divmod", "divmod()", "builtins.pow", "** or pow()");

    private static final Set<BuiltinFunction> ASKING_ATTRIBUTES =
            Set.of(BuiltinFunction.GETATTR, BuiltinFunction.SETATTR, BuiltinFunction.DELATTR);

    private static final Set<String> WITHOUT_ITEMS = Set.of("int", "float", "bool", "NoneType");

    private static Complaint typeError(String text) {
        return of(new OperandError("TypeError", text));
    }

    private static Complaint of(OperandError error) {
        List<Integer> owners = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        Matcher names = OF_OPERAND.matcher(error.text());
        int end = 0;
        while (names.find()) {
            owners.add(Integer.valueOf(names.group(1)));
            texts.add(error.text().substring(end, names.start()));
            end = names.end();
        }
        texts.add(error.text().substring(end));
        return new Complaint(error.exception(), owners, texts);
    }

    /**
     * What Python says where an operator does not know the kinds of its two operands, of which only the run knows the
     * names.
     *
     * @param builtins the built-in types that the two are or extend; {@code object} where there is none
     */
    public static Optional<Complaint> ofOperator(FlowOpcode opcode, String... builtins) {
        return OperandError.of(
                        opcode,
                        IntStream.range(0, 2)
                                .mapToObj(operand -> new OperandError.Type(nameByRun(operand), builtins[operand]))
                                .toList())
                .map(Complaint::of);
    }

    /** Stands in texts for the name of the class of an operand of which only the run knows it. */
    private static String nameByRun(int operand) {
        return "{operand " + operand + "}";
    }

    /** The function of system code that raises it; it gets the owners and the texts. */
    public String raiser() {
        String raiser = "raise_" + exception.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        return switch (owners.size()) {
            case 0 -> raiser;
            case 1 -> raiser + "_of";
            default -> raiser + "_of_two";
        };
    }

    /** Whether rules gave up on an operator for the kinds of its operands. */
    public static boolean isOfKinds(RuleError error) {
        return ABOUT_KINDS.contains(error.kind());
    }

    /** @param error why the rules gave up */
    public static Complaint of(Step step, RuleError error) {
        return known(step, error).orElseGet(() -> switch ((FlowOpcode)
                step.operation().opcode()) {
            case GETATTR, SETATTR, DELATTR -> of(OperandError.ofAttribute(type(step, 0), step.text(1)));
            case CALL ->
                attributeAsked(step, error)
                        .map(name -> of(OperandError.ofAttribute(type(step, FIRST), name)))
                        .orElseGet(() -> typeError(ofCall(step, error, false).orElse(error.getMessage())));
            default ->
                OperandError.of((FlowOpcode) step.operation().opcode(), types(step))
                        .map(Complaint::of)
                        .orElseGet(() -> typeError(error.getMessage()));
        });
    }

    private static boolean isMixed(SomeValue value) {
        return value instanceof SomeCallable callable
                && callable.descriptions().stream()
                                .map(Complaint::typeName)
                                .distinct()
                                .count()
                        > 1;
    }

    /**
     * The text where what the table of builtins knows is called with a number of arguments, all by their places; empty
     * where it may be right.
     */
    public static Optional<String> ofNumber(Description called, int given) {
        return called.hostObject()
                .map(object -> object.kind() == HostKind.METHOD
                        ? object.part(HostObject.Part.FUNCTION).orElseThrow()
                        : object)
                .filter(object -> object.kind() != HostKind.INSTANCE)
                .flatMap(object -> SignatureTable.of(object.qualifiedName()))
                .flatMap(signature -> signature.wrongNumber(given));
    }

    /** The same, where it is certain that Python raises that, with that text. */
    public static Optional<Complaint> known(Step step, RuleError error) {
        if (error.raised().isPresent()) {
            return error.raised().map(raised -> ofOwner(raised, step, Math.max(0, error.operand())));
        }
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return switch (opcode) {
            case GETATTR, SETATTR, DELATTR ->
                error.kind() == MessageKind.NO_ATTRIBUTE ? ofAttribute(step, 0, step.text(1)) : Optional.empty();
            case CALL ->
                attributeAsked(step, error)
                        .flatMap(name -> ofAttribute(step, FIRST, name))
                        .or(() -> isNamed(step.argument(0))
                                ? ofCall(step, error, true).map(Complaint::typeError)
                                : Optional.empty());
            default ->
                ABOUT_KINDS.contains(error.kind()) && isRefused(step)
                        ? OperandError.of(opcode, types(step)).map(Complaint::of)
                        : Optional.empty();
        };
    }

    /** Whether Python refuses an operator for the kinds of its operands, or for the first one's alone. */
    private static boolean isRefused(Step step) {
        return step.argumentsFrom(0).stream().allMatch(Complaint::isNamed)
                ? RefusedSamples.areRefused(step)
                : isNamed(step.argument(0)) && RefusedSamples.hasNoItems(step);
    }

    private static Optional<Complaint> ofAttribute(Step step, int operand, String name) {
        SomeValue owner = step.argument(operand);
        return isNamed(owner) && !(isInstanceOrNone(owner) && name.equals("__enter__"))
                ? Optional.of(of(OperandError.ofAttribute(type(step, operand), name)))
                : Optional.empty();
    }

    /** The name that a builtin is told, {@code getattr}, where its first argument has no attribute of that name. */
    private static Optional<String> attributeAsked(Step step, RuleError error) {
        boolean isAsked = error.kind() == MessageKind.NO_ATTRIBUTE
                && step.argument(0)
                        .constant()
                        .flatMap(BuiltinFunction::of)
                        .filter(ASKING_ATTRIBUTES::contains)
                        .isPresent();
        return isAsked
                ? step.argument(FIRST + 1)
                        .constant()
                        .filter(name -> name.kind() == HostKind.STR)
                        .map(HostObject::asText)
                : Optional.empty();
    }

    private static Complaint ofOwner(OperandError error, Step step, int operand) {
        return of(new OperandError(
                error.exception(),
                error.isOfOwner()
                        ? error.text()
                                .replace(OperandError.OWNER, type(step, operand))
                                .replace(OperandError.OWNER_PATH, path(step, operand))
                        : error.text()));
    }

    /** {@code type(x).__qualname__} of an operand whose class is known; else as {@link #type}. */
    private static String path(Step step, int operand) {
        String name = type(step, operand);
        return step.argument(operand) instanceof SomeInstance instance
                        && instance.definition().hostClass().name().equals(name)
                        && step.host().getAttribute(instance.definition().hostClass(), "__qualname__")
                                instanceof Host.Outcome.Returned(HostObject path)
                ? path.asText()
                : name;
    }

    /** Whether the name of the type of what an annotation stands for is known, at least to the run. */
    private static boolean isNamed(SomeValue value) {
        return switch (value) {
            case SomeInstance instance ->
                !instance.canBeNone()
                        || !ExtendedValues.isExtended(instance.definition().hostClass());
            case SomeNone none -> true;
            case SomeNumber number -> false;
            case SomeUnion union -> false;
            case SomeImpossible impossible -> false;
            case SomeLateMethod method -> false;
            case SomeIterator iterator -> false;
            case SomeCallable callable -> !callable.canBeNone();
            default -> !Lattice.canBeNone(value);
        };
    }

    private static boolean isInstanceOrNone(SomeValue value) {
        return value instanceof SomeInstance instance && instance.canBeNone();
    }

    private static List<OperandError.Type> types(Step step) {
        return IntStream.range(0, Math.min(step.argumentCount(), 2))
                .mapToObj(operand -> new OperandError.Type(
                        type(step, operand),
                        step.argument(operand) instanceof SomeInstance instance
                                ? ExtendedValues.extendedBy(
                                                instance.definition().hostClass())
                                        .map(HostObject::name)
                                        .orElse("object")
                                : type(step, operand)))
                .toList();
    }

    /** {@code type(x).__name__} of an operand, or what stands for it where only the run knows it. */
    private static String type(Step step, int operand) {
        SomeValue value = step.argument(operand);
        boolean isByRun = step.operation().argument(operand) instanceof Variable
                && (value instanceof SomeInstance instance
                                && (instance.canBeNone()
                                        || !instance.definition().subclasses().isEmpty())
                        || isMixed(value));
        return isByRun ? nameByRun(operand) : typeName(value, step.host());
    }

    /** The same of an operand that may be of several kinds, too. */
    private static String typeOrByRun(Step step, int operand) {
        return isNamed(step.argument(operand)) ? type(step, operand) : nameByRun(operand);
    }

    /** {@code type(x).__name__}. */
    private static String typeName(SomeValue value, Host host) {
        return switch (value) {
            case SomeNone none -> "NoneType";
            case SomeInstance instance ->
                Families.nameInErrors(instance.definition().hostClass(), host);
            case SomeNumber number -> "int";
            case SomeCallable callable ->
                typeName(callable.descriptions().iterator().next());
            case SomeClassOf classOf -> classOf.definition().hostClass().type().name();
            case SomeDictView view -> Families.of(view).orElseThrow();
            case SomeIterator iterator -> iteratorName(iterator, host);
            default -> Families.of(value).map(Families::typeName).orElse("object");
        };
    }

    private static String typeName(Description description) {
        return switch (description) {
            case ClassDescription ofClass ->
                ofClass.hostObject().orElseThrow().type().name();
            case FunctionDescription function ->
                function.standsFor().map(StandIn::nameInErrors).orElse("function");
            case MethodDescription method -> "method";
            case Description other ->
                other.hostObject().map(object -> object.type().name()).orElse("builtin_function_or_method");
        };
    }

    private static String iteratorName(SomeIterator iterator, Host host) {
        String source = typeName(iterator.source(), host);
        return source.equals("dict")
                ? "dict_keyiterator"
                : source.equals("str") ? "str_ascii_iterator" : source + "_iterator";
    }

    /** @param isCertain whether nothing will do but what is known to be the text */
    private static Optional<String> ofCall(Step step, RuleError error, boolean isCertain) {
        SomeValue callee = step.argument(0);
        if (error.kind() == MessageKind.NOT_CALLABLE) {
            return Optional.of("'" + type(step, 0) + "' object is not callable");
        }
        if (error.kind() == MessageKind.NOT_ITERABLE && error.operand() > 0) {
            return isCertain && !isNamed(step.argument(error.operand()))
                    ? Optional.empty()
                    : Optional.of("'" + type(step, error.operand()) + "' object is not iterable");
        }
        if (!(callee instanceof SomeCallable callable)
                || callable.descriptions().size() != 1) {
            return Optional.empty();
        }
        if (error.kind() == MessageKind.NO_MAPPING) {
            return isCertain && !isNamed(step.argument(error.operand()))
                    ? Optional.empty()
                    : nameOf(callable.descriptions().iterator().next())
                            .map(name -> name + "() argument after ** must be a mapping, not "
                                    + type(step, error.operand()));
        }
        return switch (callable.descriptions().iterator().next()) {
            case BuiltinDescription builtin -> ofBuiltin(step, error, builtin, isCertain);
            case BuiltinMethodDescription method ->
                ofSignature(step, error, SignatureTable.of(method.family(), method.name()), isCertain);
            case ClassDescription ofClass ->
                ofSignature(
                        step,
                        error,
                        SignatureTable.of(ofClass.hostObject().orElseThrow().qualifiedName()),
                        isCertain);
            case FunctionDescription function ->
                ofSignature(
                        step,
                        error,
                        function.hostObject().flatMap(object -> SignatureTable.of(object.qualifiedName())),
                        isCertain);
            case Description other -> Optional.empty();
        };
    }

    /** As Python names what is called in messages about its arguments. */
    private static Optional<String> nameOf(Description description) {
        Optional<HostObject> object = description instanceof MethodDescription method
                ? method.function().hostObject()
                : description.hostObject();
        return object.map(each -> each.qualifiedName().replaceFirst("^builtins[.]", ""));
    }

    private static Optional<String> ofBuiltin(
            Step step, RuleError error, BuiltinDescription builtin, boolean isCertain) {
        String sign = OPERATORS.get(builtin.qualifiedName());
        List<String> three = step.argumentCount() == FIRST + 3
                ? IntStream.range(FIRST, FIRST + 3)
                        .filter(operand -> isNamed(step.argument(operand)))
                        .mapToObj(operand -> type(step, operand))
                        .filter(type -> !OF_OPERAND.matcher(type).matches())
                        .toList()
                : List.of();
        if (sign != null && three.size() == 3) {
            return Optional.of("unsupported operand type(s) for " + sign + ": '" + String.join("', '", three) + "'");
        }
        if (sign != null && step.argumentCount() == FIRST + 2) {
            return Optional.of("unsupported operand type(s) for " + sign + ": '" + typeOrByRun(step, FIRST) + "' and '"
                    + typeOrByRun(step, FIRST + 1) + "'");
        }
        Optional<OperandError> ofKind =
                isCertain && (step.argumentCount() != FIRST + 1 || !isNamed(step.argument(FIRST)))
                        ? Optional.empty()
                        : BuiltinFunction.of(builtin.qualifiedName())
                                .flatMap(known -> OperandError.ofBuiltin(
                                        known, step.argumentCount() > FIRST ? type(step, FIRST) : "object"));
        return ofKind.map(OperandError::text)
                .or(() -> ofSignature(step, error, SignatureTable.of(builtin.qualifiedName()), isCertain));
    }

    /**
     * What the table of builtins says of the argument that does not fit. Where it is an item of the argument that does
     * not, the table does not tell which is the first.
     */
    private static Optional<String> ofSignature(
            Step step, RuleError error, Optional<Signature> signature, boolean isCertain) {
        int operand = error.operand() >= FIRST || isCertain ? error.operand() : FIRST;
        if (operand < FIRST || operand >= step.argumentCount() || isCertain && !isNamed(step.argument(operand))) {
            return Optional.empty();
        }
        return signature
                .flatMap(known -> parameter(step, known, operand))
                .filter(parameter -> !isCertain || isItselfWrong(parameter, type(step, operand)))
                .map(parameter -> parameter
                        .items()
                        .filter(_ -> parameter.takes(Kind.ITERABLE))
                        .flatMap(items -> firstItem(step.argument(operand))
                                .map(item -> items.complaintOf(typeName(item, step.host()))
                                        .replace("{position}", "0")))
                        .filter(text -> !text.isEmpty())
                        .orElseGet(() -> parameter.complaintOf(type(step, operand))))
                .filter(text -> !text.isEmpty());
    }

    /** Whether it is an argument of this type that does not fit, and not what it holds. */
    private static boolean isItselfWrong(Parameter parameter, String type) {
        return parameter.items().isEmpty()
                || WITHOUT_ITEMS.contains(type)
                || !parameter.takes(Kind.ITERABLE) && !type.equals("tuple");
    }

    /** The parameter that an operand fills, by its place or by a keyword. */
    private static Optional<Parameter> parameter(Step step, Signature signature, int operand) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        int keyword = operand - FIRST - shape.positional();
        return keyword >= 0 && keyword < shape.keywords().size()
                ? signature.named(shape.keywords().get(keyword))
                : signature.at(operand - FIRST);
    }

    /** What the first item of a sequence is, where there is one: it is to blame, since the sequence is not. */
    private static Optional<SomeValue> firstItem(SomeValue value) {
        return switch (value) {
            case SomeList list -> Optional.of(list.definition().item()).filter(Complaint::isNamed);
            case SomeTuple tuple
            when !tuple.items().isEmpty() ->
                Optional.of(tuple.items().getFirst()).filter(Complaint::isNamed);
            default -> Optional.empty();
        };
    }
}
