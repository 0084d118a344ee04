package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.ImpossibleRepr;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.NoneRepr;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** All that the parts of a typer share while one program is typed. */
public final class TypingContext {
    private final AnnotatedProgram program;
    private final Host host;
    private final SystemLibrary library;
    private final TypingOptions options;
    private final TypeSystem typeSystem;
    private final Representations representations;
    private final TypedGraphs graphs;
    private final HelperCalls helpers;
    private final Texts texts;
    private final PrebuiltContainers prebuilt = new PrebuiltContainers();
    private final GlobalVariables globals;
    private final MemoTables memoTables;
    private final Map<String, Integer> usedNames = new HashMap<>();
    private final boolean tellsTuplesApart;

    /** @param typeSystem made last, since it needs the context */
    public TypingContext(
            AnnotatedProgram program,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            Function<TypingContext, TypeSystem> typeSystem) {
        this.program = program;
        this.host = host;
        this.library = library;
        this.options = options;
        this.representations = new Representations(this);
        this.graphs = new TypedGraphs(this);
        this.helpers = new HelperCalls(this);
        this.texts = new Texts();
        this.globals = new GlobalVariables(this);
        this.memoTables = new MemoTables(this);
        this.tellsTuplesApart = TupleIdentities.areAsked(program);
        this.typeSystem = typeSystem.apply(this);
    }

    public AnnotatedProgram program() {
        return program;
    }

    public Host host() {
        return host;
    }

    public SystemLibrary library() {
        return library;
    }

    public TypingOptions options() {
        return options;
    }

    /** Whether the program may tell a tuple from another that is equal to it. */
    public boolean tellsTuplesApart() {
        return tellsTuplesApart;
    }

    public TypeSystem typeSystem() {
        return typeSystem;
    }

    public Representations representations() {
        return representations;
    }

    public TypedGraphs graphs() {
        return graphs;
    }

    public HelperCalls helpers() {
        return helpers;
    }

    public Texts texts() {
        return texts;
    }

    public PrebuiltContainers prebuilt() {
        return prebuilt;
    }

    MemoTables memoTables() {
        return memoTables;
    }

    GlobalVariables globals() {
        return globals;
    }

    /** A name, which no other has, for a struct of that kind over such parts. */
    public String structName(String kind, LowLevelType... parts) {
        StringBuilder name = new StringBuilder(kind);
        for (LowLevelType part : parts) {
            name.append('.').append(nameOf(part));
        }
        return uniqueName(name.toString());
    }

    private static String nameOf(LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> primitive.text();
            case PointerType(FieldedType fielded) -> fielded.name();
            case PointerType(ArrayType array) -> "array." + nameOf(array.item());
            default -> "pointer";
        };
    }

    /** A name for a struct that no other has, as like the wish as can be. */
    public String uniqueName(String wish) {
        StringBuilder cleaned = new StringBuilder();
        wish.codePoints()
                .forEach(c -> cleaned.appendCodePoint(
                        c < 128 && (Character.isLetterOrDigit(c) || c == '_' || c == '.') ? c : '_'));
        String name = cleaned.toString();
        int count = usedNames.merge(name, 1, Integer::sum);
        return count == 1 ? name : uniqueName(name + "_" + count);
    }

    /** A live object in a representation. */
    public Constant constant(HostObject object, Repr repr) {
        return repr.constant(object);
    }

    /**
     * A value in another representation.
     *
     * @throws UnsupportedOperation if there is no way
     */
    public Value convert(Typed value, Repr target, OperationBuilder builder) {
        Repr source = value.repr();
        return conversion(source, target)
                .orElseThrow(() -> new UnsupportedOperation(
                        "a value represented as " + source.describe() + " is needed as " + target.describe()))
                .apply(value.value(), builder);
    }

    /** The way from one representation to another, if there is one. */
    public Optional<Conversion> conversion(Repr source, Repr target) {
        if (source == target) {
            return Optional.of(Conversion.NONE);
        }
        if (source instanceof ImpossibleRepr) {
            return Optional.of(Conversion.toZero(target.type()));
        }
        if (target instanceof ImpossibleRepr) {
            return Optional.of(Conversion.toZero(Primitive.VOID));
        }
        if (source instanceof NoneRepr && (target.canBeNone() || target.type() instanceof PointerType)) {
            return Optional.of(Conversion.toZero(target.type()));
        }
        Optional<Conversion> known = target.conversionFrom(source).or(() -> source.conversionTo(target));
        if (known.isPresent()) {
            return known;
        }
        if (target.isVoid()) {
            return Optional.of(Conversion.toZero(Primitive.VOID));
        }
        // A word that is zero for None is no other word.
        boolean isAlike = source.type() instanceof PointerType || source.canBeNone() == target.canBeNone();
        return isAlike && source.type().equals(target.type()) ? Optional.of(Conversion.NONE) : Optional.empty();
    }

    /** Raises a builtin exception with a message, and goes on where nothing ever comes. */
    public void raise(OperationBuilder builder, String className, String message) {
        HostObject exceptionClass = host.builtin(className);
        if (!builder.needsInstance(exceptionClass)) {
            builder.raise(exceptionClass, OperationBuilder.zero(typeSystem.exceptionType()));
            return;
        }
        raiseInstance(
                builder,
                className,
                helpers.call(builder, faultFunction(className), helpers.python(texts.text(message), Lattice.STRING)));
    }

    /** Raises an exception of exactly that builtin class. */
    public void raiseInstance(OperationBuilder builder, String className, Typed instance) {
        traceRaise(builder, instance);
        builder.raise(host.builtin(className), builder.castPointer(instance.value(), (PointerType)
                typeSystem.exceptionType()));
    }

    /** Says that an exception instance is raised here. */
    void traceRaise(OperationBuilder builder, Typed instance) {
        builder.emitTyped(
                LowLevelOpcode.TRACEBACK_RAISE,
                Primitive.VOID,
                List.of(builder.castPointer(instance.value(), (PointerType) typeSystem.exceptionType())));
    }

    /** {@code getattr(first operand, name)}: a method of a built-in type is the object that it is bound to. */
    Typed getAttribute(String name, OperationSite site) {
        Repr repr = site.repr(0);
        if (site.resultAnnotation() instanceof SomeCallable callable
                && callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinMethodDescription
                && !typeSystem.isInstanceRepr(repr)) {
            Value value = NoneChecks.owner(site, name);
            Repr result = site.resultRepr();
            return new Typed(typeSystem.bindBuiltin(new Typed(value, repr), result, site.builder()), result);
        }
        return repr.getAttribute(name, site);
    }

    /** The function of system code, by {@code module.function}, that makes an exception of a class of a message. */
    public static String faultFunction(String className) {
        return "faults." + className.replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
    }

    /** The representation of an annotation. */
    public Repr reprOf(SomeValue annotation) {
        return representations.of(annotation);
    }
}
