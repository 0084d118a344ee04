package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How the values of one family of annotations are represented: of what low-level type they are, and what low-level
 * operations an operation on them becomes. All knowledge of that is in its representation and nowhere else. Equal
 * annotations have the same representation object.
 *
 * <p>The operations take the {@link OperationSite} of the annotated operation, whose first operand is of this
 * representation unless said otherwise. What a representation does not know it refuses with
 * {@link UnsupportedOperation}, a fault of the translator: the annotator has let it pass.
 */
public abstract class Repr {
    protected final TypingContext context;

    protected Repr(TypingContext context) {
        this.context = context;
    }

    /** The type of values; Void where there is nothing to know at run time. */
    public abstract LowLevelType type();

    /** For messages. */
    public abstract String describe();

    public final boolean isVoid() {
        return type() == Primitive.VOID;
    }

    /** The type of a field or item that holds such a value: memory cannot hold Void. */
    public final LowLevelType storageType() {
        return isVoid() ? Primitive.BOOL : type();
    }

    /** Whether values, other than None, may be of several classes and tell of which they are. */
    public boolean tellsClass() {
        return false;
    }

    /** Whether the value may be Python's None at run time: the zero of its type. */
    public boolean canBeNone() {
        return false;
    }

    /** The representation of the same values without None: one that cannot be None, unless there is nothing else. */
    public Repr withoutNone() {
        return this;
    }

    /** Whether every value of this representation, None apart, is the same value in another one as it is. */
    public final boolean sharesValuesWith(Repr other) {
        return this == other
                || type() instanceof PointerType && type().equals(other.type()) && withoutNone() == other.withoutNone();
    }

    /** Of which kind such values are in a union, as {@code Unions} names it; empty for what is in none. */
    public Optional<String> unionKind() {
        return Optional.empty();
    }

    // Constants and conversions

    /**
     * A live object in this representation; the object's annotation is of this family, or None where that is allowed.
     */
    public Constant constant(HostObject object) {
        if (isVoid()) {
            return Constant.voidOf(null);
        }
        if (object.kind() == HostKind.NONE && canBeNone() && type() instanceof PointerType) {
            return OperationBuilder.zero(type());
        }
        throw refuse("a constant " + object.describe());
    }

    /** The way from another representation to this one; empty where this representation knows none. */
    public Optional<Conversion> conversionFrom(Repr source) {
        return Optional.empty();
    }

    /** The way from this representation to another that knows none itself. */
    public Optional<Conversion> conversionTo(Repr target) {
        return Optional.empty();
    }

    /**
     * The value of the case of the object that a value is.
     *
     * @param possible the value is one of these
     * @param type of all cases
     */
    public final Value choose(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        if (possible.size() == 1) {
            return body.apply(possible.getFirst());
        }
        Optional<HostObject> none = possible.stream()
                .filter(object -> object.kind() == HostKind.NONE)
                .findFirst();
        if (none.isEmpty()) {
            return chooseAmong(value, possible, body, type, builder);
        }
        List<HostObject> others = possible.stream()
                .filter(object -> object.kind() != HostKind.NONE)
                .toList();
        return builder.choose(builder.isNull(value), type, () -> body.apply(none.get()), () -> {
            Value present = context.convert(new Typed(value, this), withoutNone(), builder);
            return withoutNone().choose(present, others, body, type, builder);
        });
    }

    /** The value of the case of the object that a value is: one of these, at least two and none of them None. */
    protected Value chooseAmong(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        throw refuse("a choice among objects");
    }

    // What is requested before typing

    /** Requests what {@link #truth} calls with values of the program. */
    public void requestTruth(HelperRequests requests) {}

    /** Requests what {@link #equal} calls. */
    public void requestEquality(HelperRequests requests) {}

    /** Requests what {@link #identical} calls. */
    public void requestIdentity(HelperRequests requests) {}

    /** Requests what {@link #hash} calls. */
    public void requestHash(HelperRequests requests) {}

    /**
     * Requests what {@link #binary}, {@link #contains}, {@link #getItem}, {@link #setItem} or {@link #deleteItem}
     * calls.
     */
    public void requestOperation(FlowOpcode opcode, AnnotatedOperands operands, HelperRequests requests) {}

    /** Requests what a method calls that typers know by themselves. */
    public void requestMethod(CoreMethod method, HelperRequests requests) {}

    // Operations on one object

    /** The truth value, of type Bool. */
    public Value truth(Value value, OperationBuilder builder) {
        throw refuse("truth");
    }

    /** {@code -x}, {@code +x}, {@code ~x}. */
    public Typed unary(FlowOpcode opcode, OperationSite site) {
        throw refuse(opcode.mnemonic());
    }

    /** Arithmetic and comparison; the first operand is of this representation. */
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        throw refuse(opcode.mnemonic() + " with " + site.repr(1).describe());
    }

    /** Whether two values of this representation are equal, as {@code ==} tells. */
    public Value equal(Value first, Value second, OperationBuilder builder) {
        throw refuse("==");
    }

    /** Whether two values of this representation are the same object, as {@code is} tells. */
    public Value identical(Value first, Value second, OperationBuilder builder) {
        if (isVoid()) {
            return Constant.bool(true);
        }
        if (type() instanceof PointerType) {
            return builder.samePointer(first, second);
        }
        return equal(first, second, builder);
    }

    /** Whether {@code ==} is {@code is} where no special method has a say. */
    public boolean isComparedByIdentity() {
        return false;
    }

    /** Whether values are classes by their records, of which a generic class has several. */
    public boolean isClassOfInstances() {
        return false;
    }

    /** {@code hash(x)}, of type Signed. */
    public Value hash(Value value, OperationBuilder builder) {
        throw refuse("hash");
    }

    public Value length(OperationSite site) {
        throw refuse("len");
    }

    public Typed getAttribute(String name, OperationSite site) {
        throw refuse("attribute " + name);
    }

    /** What the class of an instance has under a name, whatever the instance holds. */
    public Typed attributeOfClass(String name, OperationSite site) {
        throw refuse("attribute " + name + " of its class");
    }

    /** {@code hasattr(value, name)}, where that is known only when the program runs. */
    public Value hasAttribute(Value value, String name, OperationBuilder builder) {
        throw refuse("asking for attribute " + name);
    }

    public void setAttribute(String name, OperationSite site) {
        throw refuse("assignment of attribute " + name);
    }

    public void deleteAttribute(String name, OperationSite site) {
        throw refuse("deletion of attribute " + name);
    }

    public Typed getItem(OperationSite site) {
        throw refuse("an item");
    }

    public void setItem(OperationSite site) {
        throw refuse("assignment of an item");
    }

    public void deleteItem(OperationSite site) {
        throw refuse("deletion of an item");
    }

    /** {@code item in container}; the container is the first operand. */
    public Value contains(OperationSite site) {
        throw refuse("in");
    }

    /** A new iterator, of the site's result representation. */
    public Typed iterator(OperationSite site) {
        throw refuse("iteration");
    }

    /** The next item of an iterator; raises StopIteration at the end. */
    public Typed next(OperationSite site) {
        throw refuse("next");
    }

    /** A call of an object whose meaning no {@code Resolution} tells. */
    public Typed call(OperationSite site) {
        throw refuse("a call");
    }

    protected final UnsupportedOperation refuse(String what) {
        return new UnsupportedOperation(what + " is unknown to the representation of " + describe());
    }

    @Override
    public String toString() {
        return describe();
    }
}
