package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.ClassDefinition;
import dev.serpentine.frontend.annotation.Families;
import dev.serpentine.frontend.annotation.Lattice;
import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.HelperCalls;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What only some of the classes have that an instance may be of: methods and other members of classes. An instance of another class raises what Python does, before anything is done with it. */
final class MissingMembers {
    /** What Python says, before and behind the name of the class. */
    private record Complaint(String exception, String before, String after) {}

    /** Of special methods that are asked for by themselves. */
    private static final Map<String, Complaint> OF_ONE = Map.ofEntries(
            Map.entry("__len__", typeError("object of type '", "' has no len()")),
            Map.entry("__getitem__", typeError("'", "' object is not subscriptable")),
            Map.entry("__setitem__", typeError("'", "' object does not support item assignment")),
            Map.entry("__delitem__", typeError("'", "' object doesn't support item deletion")),
            Map.entry("__contains__", typeError("argument of type '", "' is not iterable")),
            Map.entry("__iter__", typeError("'", "' object is not iterable")),
            Map.entry("__next__", typeError("'", "' object is not an iterator")),
            Map.entry("__call__", typeError("'", "' object is not callable")),
            Map.entry("__enter__", typeError("'", "' object does not support the context manager protocol")),
            Map.entry("__exit__", typeError("'", "' object does not support the context manager protocol (missed __exit__ method)")),
            Map.entry("__index__", typeError("'", "' object cannot be interpreted as an integer")),
            Map.entry("__neg__", typeError("bad operand type for unary -: '", "'")),
            Map.entry("__pos__", typeError("bad operand type for unary +: '", "'")),
            Map.entry("__invert__", typeError("bad operand type for unary ~: '", "'")));
    private static final Map<String, String> COMPARISONS = Map.of("__lt__", "<", "__le__", "<=", "__gt__", ">", "__ge__", ">=");
    private static final Map<String, String> ARITHMETIC = Map.ofEntries(Map.entry("__add__", "+"), Map.entry("__sub__", "-"), Map.entry("__mul__", "*"), Map.entry("__truediv__", "/"),
            Map.entry("__floordiv__", "//"), Map.entry("__mod__", "%"), Map.entry("__pow__", "** or pow()"), Map.entry("__matmul__", "@"), Map.entry("__and__", "&"), Map.entry("__or__", "|"),
            Map.entry("__xor__", "^"), Map.entry("__lshift__", "<<"), Map.entry("__rshift__", ">>"));

    private final TypingContext context;
    private final ClassLayouts layouts;

    MissingMembers(TypingContext context, ClassLayouts layouts) {
        this.context = context;
        this.layouts = layouts;
    }

    /** Whether some class with instances that the annotation allows has nothing under the name. */
    static boolean isPossible(SomeInstance annotation, String name) {
        return !lacking(annotation, name).isEmpty();
    }

    /**
     * Whether the class of an instance has nothing under the name; empty where each has that the instance may be of.
     *
     * @param instance not null
     * @param annotation of the instance
     */
    Optional<Value> isMissing(Value instance, SomeInstance annotation, String name, OperationBuilder builder) {
        List<ClassLayout> lacking = lacking(annotation, name).stream().map(layouts::of).toList();
        return lacking.isEmpty() ? Optional.empty() : Optional.of(layouts.isExactlyOne(layouts.recordOf(instance, builder), lacking, builder));
    }

    /** Raises what Python does where the class of an instance has nothing under the name. */
    void check(OperationSite site, Value instance, SomeInstance annotation, String name) {
        Complaint complaint = complaint(site, name);
        if (site.isChecked(complaint.exception())) {
            OperationBuilder builder = site.builder();
            isMissing(instance, annotation, name, builder).ifPresent(missing -> builder.whenUnlikely(missing, () -> raise(complaint, instance, builder)));
        }
    }

    /** Raises what Python does where an instance has no such attribute. */
    void raise(Value instance, String name, OperationBuilder builder) {
        raise(ofAttribute(name), instance, builder);
    }

    private static Complaint complaint(OperationSite site, String name) {
        if (OF_ONE.containsKey(name)) {
            return OF_ONE.get(name);
        }
        if (COMPARISONS.containsKey(name)) {
            return typeError("'" + COMPARISONS.get(name) + "' not supported between instances of '", "' and '" + otherType(site) + "'");
        }
        return ARITHMETIC.containsKey(name) ? typeError("unsupported operand type(s) for " + ARITHMETIC.get(name) + ": '", "' and '" + otherType(site) + "'") : ofAttribute(name);
    }

    /** The type of the second operand, as far as that is known by now. */
    private static String otherType(OperationSite site) {
        return site.annotation(1) instanceof SomeInstance instance ? instance.definition().hostClass().name() : Families.of(site.annotation(1)).map(Families::typeName).orElse("object");
    }

    private static Complaint typeError(String before, String after) {
        return new Complaint("TypeError", before, after);
    }

    private static Complaint ofAttribute(String name) {
        return new Complaint("AttributeError", "'", "' object has no attribute '" + name + "'");
    }

    private void raise(Complaint complaint, Value instance, OperationBuilder builder) {
        if (!builder.needsInstance(context.host().builtin(complaint.exception()))) {
            context.raise(builder, complaint.exception(), "");
            return;
        }
        HelperCalls helpers = context.helpers();
        HelperCalls.Argument className = helpers.python(layouts.nameOf(layouts.recordOf(instance, builder), builder), Lattice.STRING);
        String function = complaint.exception().equals("TypeError") ? "faults.type_error_of_class" : "faults.attribute_error_of_class";
        context.raiseInstance(builder, complaint.exception(), helpers.call(builder, function, text(complaint.before()), className, text(complaint.after())));
    }

    private HelperCalls.Argument text(String text) {
        return context.helpers().python(context.texts().text(text), Lattice.STRING);
    }

    private static List<ClassDefinition> lacking(SomeInstance annotation, String name) {
        List<ClassDefinition> found = new ArrayList<>();
        (annotation.among().isEmpty() ? List.of(annotation.definition()) : List.copyOf(annotation.among())).forEach(definition -> collect(definition, name, found));
        return found;
    }

    private static void collect(ClassDefinition definition, String name, List<ClassDefinition> found) {
        // object has comparisons that compare nothing.
        if (definition.isInstantiated() && definition.classValue(name).filter(value -> !COMPARISONS.containsKey(name) || value.kind() == HostKind.FUNCTION).isEmpty()) {
            found.add(definition);
        }
        definition.subclasses().forEach(subclass -> collect(subclass, name, found));
    }
}
