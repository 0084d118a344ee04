package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known about the values of a variable: an element of the annotator's lattice. Immutable; compared by value,
 * the definitions inside by identity.
 *
 * <pre>
 *                     Union (of members of different kinds; else a conflict: an error, never a value)
 *     ______________________________________|_________________________________________________
 *    |          |       |       |       |         |         |          |          |           |
 *   Float  LongInteger String Bytes   Tuple   List/Dict/Set  Instance  Callable  Pointer   Optional(x)   ...
 *    |          |       |       |    (per item)  (shared     (per       (set of              |
 *    |       Integer  Character |               definition)  class)    descriptions)         x
 *    |          |       |       |         |         |         |          |          |          |
 *    |         Bool     |       |         |         |         |          |          |          |
 *    |__________|_______|_______|_______|_________|_________|__________|__________|__________|
 *                                           |
 *                                         None   (joins those that can be None)
 *                                           |
 *                                       Impossible
 * </pre>
 *
 * <p>{@code canBeNone} belongs to those whose representation has a null. An integer, float, bool or tuple that can be
 * None is a {@link SomeOptional}. Where {@code constant} is present the value is always that live object.
 *
 * <p>What a kind says of itself stands with it: so a new one is a record here, its least upper bounds in {@code Union},
 * its spelling in keys, and a representation.
 */
public sealed interface SomeValue {
    /** So many items of a tuple are named. */
    int MOST_ITEMS_SHOWN = 12;
    /** So many of the things are named that a callable may be. */
    int MOST_CALLABLES_SHOWN = 3;

    /** The one value it can be, where there is only one. */
    default Optional<HostObject> constant() {
        return Optional.empty();
    }

    /** Whether it may be None. */
    default boolean canBeNone() {
        return false;
    }

    /** What is left where the value is known not to be None: {@code IMPOSSIBLE} for None itself. */
    default SomeValue withoutNone() {
        return this;
    }

    /**
     * The same, or None.
     *
     * @throws UnionConflict for what has no such form
     */
    default SomeValue orNone() {
        throw new UnionConflict(this, SomeNone.NONE, "");
    }

    /** The same without the knowledge of the one value; tuples keep nothing constant inside either. */
    default SomeValue withoutConstant() {
        return this;
    }

    /** Whether a dict or set can hold it as a key; of a union, whether it can hold any of its members. */
    default boolean isHashable() {
        return true;
    }

    /**
     * The built-in type that it belongs to, as system code knows it; empty for instances of the program's classes and
     * what has no methods.
     */
    default Optional<String> family() {
        return Optional.empty();
    }

    /**
     * Which member of a {@link SomeUnion} it can be; empty for what cannot be among others: what only system code has,
     * and None, of which a union says apart whether it can be that.
     */
    default Optional<String> kindInUnions() {
        return family();
    }

    /** Python's name of the type, without None, with what is within it so deep. */
    String nameOfType(int depth);

    /** The annotation as a user reads it, with what is within it so deep: Python's names of types. */
    default String describe(int depth) {
        if (depth == 0) {
            return "...";
        }
        return canBeNone() && this != SomeNone.NONE ? nameOfType(depth) + " or None" : nameOfType(depth);
    }

    /** What has a null in its representation, which is None. */
    sealed interface Reference extends SomeValue {

        @Override
        boolean canBeNone();

        /** The same, where it may be None or not, and is perhaps known. */
        SomeValue with(boolean none, Optional<HostObject> known);

        @Override
        default SomeValue withoutNone() {
            return with(false, constant());
        }

        @Override
        default SomeValue orNone() {
            return with(true, Optional.empty());
        }

        @Override
        default SomeValue withoutConstant() {
            return with(canBeNone(), Optional.empty());
        }
    }

    /** What has no null: where it can be None, it is a {@link SomeOptional}. */
    sealed interface Plain extends SomeValue {

        @Override
        default SomeValue orNone() {
            return new SomeOptional(withoutConstant());
        }

        @Override
        default Optional<String> family() {
            return Optional.of(nameOfType(1));
        }
    }

    /** No value at all: what is not reached yet, or never. */
    enum SomeImpossible implements SomeValue {
        IMPOSSIBLE;

        @Override
        public SomeValue orNone() {
            return SomeNone.NONE;
        }

        @Override
        public String nameOfType(int depth) {
            return "nothing";
        }
    }

    /** Only None. */
    enum SomeNone implements SomeValue {
        NONE;

        @Override
        public boolean canBeNone() {
            return true;
        }

        @Override
        public SomeValue withoutNone() {
            return SomeImpossible.IMPOSSIBLE;
        }

        @Override
        public SomeValue orNone() {
            return this;
        }

        @Override
        public String nameOfType(int depth) {
            return "None";
        }

        @Override
        public Optional<String> family() {
            return Optional.of("NoneType");
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.empty();
        }
    }

    record SomeBool(Optional<HostObject> constant) implements Plain {
        @Override
        public SomeValue withoutConstant() {
            return Lattice.BOOL;
        }

        @Override
        public String nameOfType(int depth) {
            return "bool";
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(Unions.NUMBER);
        }
    }

    /**
     * @param type SIGNED for Python's int, another integer primitive for {@code r_uint} and friends
     * @param isNonNegative whether it is known not to be negative
     */
    record SomeInteger(Primitive type, boolean isNonNegative, Optional<HostObject> constant) implements Plain {
        @Override
        public SomeValue withoutConstant() {
            return new SomeInteger(type, isNonNegative, Optional.empty());
        }

        @Override
        public String nameOfType(int depth) {
            return type == Primitive.SIGNED ? "int" : type.text();
        }

        @Override
        public Optional<String> kindInUnions() {
            return type == Primitive.SIGNED ? Optional.of(Unions.NUMBER) : Optional.empty();
        }
    }

    /**
     * An int without bounds: Python's, where inference finds that a machine word may not hold it. Machine words, but no
     * bools, join it.
     *
     * @param isUnsignedWord whether it is known to be from 0 to 2**64 - 1, so that a word without a sign holds it;
     *     never where it can be None
     */
    record SomeLongInteger(boolean canBeNone, boolean isUnsignedWord, Optional<HostObject> constant)
            implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeLongInteger(none, isUnsignedWord && !none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return "int";
        }

        @Override
        public Optional<String> family() {
            return Optional.of(LongIntegers.FAMILY);
        }
    }

    /** @param type FLOAT, or SINGLEFLOAT for {@code r_singlefloat} */
    record SomeFloat(Primitive type, Optional<HostObject> constant) implements Plain {
        @Override
        public SomeValue withoutConstant() {
            return new SomeFloat(type, Optional.empty());
        }

        @Override
        public String nameOfType(int depth) {
            return "float";
        }

        @Override
        public Optional<String> kindInUnions() {
            return type == Primitive.FLOAT ? Optional.of(Unions.NUMBER) : Optional.empty();
        }
    }

    /**
     * A mixture: each value is of one of these kinds, and prints as such. Machine integers and {@code r_singlefloat} do
     * not mix. @param kinds at least two
     */
    record SomeNumber(Set<NumberKind> kinds) implements Plain {
        public SomeNumber {
            kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
        }

        @Override
        public String nameOfType(int depth) {
            return kinds.stream().map(NumberKind::typeName).collect(Collectors.joining(" or "));
        }

        @Override
        public Optional<String> family() {
            return Optional.of(Numbers.FAMILY);
        }
    }

    /** The kinds of Python's numbers. */
    enum NumberKind {
        BOOL("bool"),
        INT("int"),
        FLOAT("float");

        private final String typeName;

        NumberKind(String typeName) {
            this.typeName = typeName;
        }

        /** The kind of that name of a type. */
        public static NumberKind named(String typeName) {
            return valueOf(typeName.toUpperCase(java.util.Locale.ROOT));
        }

        /** The name of Python's type. */
        public String typeName() {
            return typeName;
        }
    }

    /** @param isCharacter whether its length is known to be 1 (then it cannot be None) */
    record SomeString(boolean isCharacter, boolean canBeNone, Optional<HostObject> constant) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeString(isCharacter && !none, none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return "str";
        }

        @Override
        public Optional<String> family() {
            return Optional.of("str");
        }
    }

    record SomeBytes(boolean canBeNone, Optional<HostObject> constant) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeBytes(none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return "bytes";
        }

        @Override
        public Optional<String> family() {
            return Optional.of("bytes");
        }
    }

    record SomeByteArray(boolean canBeNone) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeByteArray(none);
        }

        @Override
        public String nameOfType(int depth) {
            return "bytearray";
        }

        @Override
        public Optional<String> family() {
            return Optional.of("bytearray");
        }

        @Override
        public boolean isHashable() {
            return false;
        }
    }

    record SomeTuple(List<SomeValue> items, Optional<HostObject> constant) implements Plain {
        public SomeTuple {
            items = List.copyOf(items);
        }

        @Override
        public SomeValue withoutConstant() {
            return new SomeTuple(items.stream().map(SomeValue::withoutConstant).toList(), Optional.empty());
        }

        @Override
        public String nameOfType(int depth) {
            return items.stream()
                    .limit(MOST_ITEMS_SHOWN)
                    .map(item -> item.describe(depth - 1))
                    .collect(Collectors.joining(
                            ", ",
                            "tuple[",
                            items.size() > MOST_ITEMS_SHOWN ? ", ... " + items.size() + " items]" : "]"));
        }

        @Override
        public Optional<String> family() {
            return Optional.of("tuple");
        }

        @Override
        public boolean isHashable() {
            return items.stream().allMatch(SomeValue::isHashable);
        }
    }

    /** A list, or a homogeneous tuple of unknown length where the definition says so. */
    record SomeList(ListDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeList(definition, none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return (definition.isTuple() ? "tuple[" : "list[")
                    + definition.item().describe(depth - 1)
                    + (definition.isTuple() ? ", ...]" : "]");
        }

        @Override
        public Optional<String> family() {
            return Optional.of(definition.isTuple() ? "homogeneous_tuple" : "list");
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(definition.isTuple() ? Unions.TUPLE : "list");
        }

        @Override
        public boolean isHashable() {
            return definition.isTuple();
        }
    }

    record SomeDict(DictDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeDict(definition, none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return "dict[" + definition.key().describe(depth - 1) + ", "
                    + definition.value().describe(depth - 1) + "]";
        }

        @Override
        public Optional<String> family() {
            return Optional.of("dict");
        }

        @Override
        public boolean isHashable() {
            return false;
        }
    }

    record SomeSet(SetDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements Reference {
        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeSet(definition, none, known);
        }

        @Override
        public String nameOfType(int depth) {
            return (definition.isFrozen() ? "frozenset[" : "set[")
                    + definition.item().describe(depth - 1) + "]";
        }

        @Override
        public Optional<String> family() {
            return Optional.of(definition.isFrozen() ? "frozenset" : "set");
        }

        @Override
        public boolean isHashable() {
            return definition.isFrozen();
        }
    }

    /** A view of a dict: {@code d.keys()} and so on. */
    record SomeDictView(SomeDict dict, ViewKind kind) implements SomeValue {
        @Override
        public SomeValue withoutConstant() {
            return new SomeDictView((SomeDict) dict.withoutConstant(), kind);
        }

        @Override
        public String nameOfType(int depth) {
            return kind.typeName();
        }

        @Override
        public Optional<String> family() {
            return Optional.of(kind.typeName());
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(Unions.kindOf(kind));
        }
    }

    /** What a view of a dict shows. */
    enum ViewKind {
        KEYS("dict_keys"),
        VALUES("dict_values"),
        ITEMS("dict_items");

        private final String typeName;

        ViewKind(String typeName) {
            this.typeName = typeName;
        }

        /** The name of Python's type. */
        public String typeName() {
            return typeName;
        }
    }

    record SomeRange(Optional<HostObject> constant) implements Plain {
        @Override
        public SomeValue withoutConstant() {
            return new SomeRange(Optional.empty());
        }

        @Override
        public String nameOfType(int depth) {
            return "range";
        }
    }

    record SomeSlice(SomeValue start, SomeValue stop, SomeValue step) implements Plain {
        @Override
        public SomeValue withoutConstant() {
            return new SomeSlice(start.withoutConstant(), stop.withoutConstant(), step.withoutConstant());
        }

        @Override
        public String nameOfType(int depth) {
            return "slice";
        }

        @Override
        public Optional<String> kindInUnions() {
            return Stream.of(start, stop, step).allMatch(SomeSlice::isIndex) ? family() : Optional.empty();
        }

        /** Slices of a union are represented alike: their bounds are words or None. */
        private static boolean isIndex(SomeValue bound) {
            SomeValue present = bound.withoutNone();
            return present == SomeImpossible.IMPOSSIBLE
                    || present instanceof SomeInteger integer && integer.type() == Primitive.SIGNED
                    || present instanceof SomeOptional optional && isIndex(optional.item());
        }
    }

    /**
     * A built-in iterator over {@code source}: a list, str, bytes, tuple, range, dict, set or view. User-written
     * iterators are instances.
     */
    record SomeIterator(SomeValue source, IteratorKind kind) implements SomeValue {
        @Override
        public SomeValue withoutConstant() {
            return new SomeIterator(source.withoutConstant(), kind);
        }

        @Override
        public String nameOfType(int depth) {
            return "iterator over " + source.describe(depth - 1);
        }

        @Override
        public Optional<String> family() {
            return Optional.of("iterator");
        }

        @Override
        public Optional<String> kindInUnions() {
            return source.kindInUnions().map(of -> Unions.kindOf(kind, of));
        }
    }

    enum IteratorKind {
        FORWARD,
        REVERSED
    }

    /**
     * An instance of a class of the program, or of one of its subclasses; exceptions too.
     *
     * @param among where not empty: the instance is of one of these, or of a class below, all of which are below
     *     {@code definition}. Iterators of several kinds are so, and what has nothing in common but what it is asked
     *     for
     */
    record SomeInstance(
            ClassDefinition definition, boolean canBeNone, Optional<HostObject> constant, Set<ClassDefinition> among)
            implements Reference {
        public SomeInstance {
            among = among.isEmpty() ? Set.of() : Collections.unmodifiableSet(new LinkedHashSet<>(among));
        }

        public SomeInstance(ClassDefinition definition, boolean canBeNone, Optional<HostObject> constant) {
            this(definition, canBeNone, constant, Set.of());
        }

        @Override
        public ClassDefinition definition() {
            if (among.isEmpty()) {
                return definition.root();
            }
            Set<ClassDefinition> roots = roots();
            return roots.size() == 1 ? roots.iterator().next() : definition.root();
        }

        /** Empty where these have become one. */
        @Override
        public Set<ClassDefinition> among() {
            if (among.isEmpty()) {
                return among;
            }
            Set<ClassDefinition> roots = roots();
            return roots.size() == 1 ? Set.of() : roots;
        }

        private Set<ClassDefinition> roots() {
            Set<ClassDefinition> roots = new LinkedHashSet<>();
            among.forEach(each -> roots.add(each.root()));
            return roots;
        }

        /** The classes of which, or below which, its class is one; there is always one. */
        public Set<ClassDefinition> kinds() {
            return among.isEmpty() ? Set.of(definition()) : roots();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof SomeInstance instance
                    && instance.definition() == definition()
                    && instance.canBeNone == canBeNone
                    && instance.constant.equals(constant)
                    && instance.among().equals(among());
        }

        @Override
        public int hashCode() {
            return Objects.hash(definition().hostClass(), canBeNone, constant);
        }

        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return new SomeInstance(definition(), none, known, among());
        }

        @Override
        public String nameOfType(int depth) {
            return kinds().stream().map(ClassDefinition::name).collect(Collectors.joining(" or "));
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(Unions.INSTANCE);
        }
    }

    /**
     * One of several known callables or frozen objects: functions, classes, bound methods, closures, modules, built-in
     * functions.
     *
     * @param descriptions not empty
     */
    record SomeCallable(Set<Description> descriptions, boolean canBeNone) implements Reference {
        public SomeCallable {
            descriptions = Collections.unmodifiableSet(new LinkedHashSet<>(descriptions));
        }

        @Override
        public Optional<HostObject> constant() {
            return descriptions.size() == 1 && !canBeNone
                    ? descriptions.iterator().next().hostObject()
                    : Optional.empty();
        }

        @Override
        public SomeValue with(boolean none, Optional<HostObject> known) {
            return none == canBeNone ? this : new SomeCallable(descriptions, none);
        }

        @Override
        public String nameOfType(int depth) {
            return descriptions.stream()
                    .limit(MOST_CALLABLES_SHOWN)
                    .map(Description::describe)
                    .collect(Collectors.joining(" or "));
        }

        @Override
        public Optional<String> family() {
            if (descriptions.stream().allMatch(Description::isType)) {
                return Optional.of("type");
            }
            boolean areFunctions = descriptions.stream()
                    .allMatch(each -> each.isFunction() && each.hostObject().isPresent());
            return Optional.of(areFunctions ? "function" : "callable");
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(Unions.CALLABLE);
        }
    }

    /** The variable that a closure shares with the function around it. */
    record SomeCell(CellDefinition definition) implements SomeValue {
        @Override
        public String nameOfType(int depth) {
            return "cell";
        }
    }

    /** {@code type(instance)} or a class among a class's subclasses. */
    record SomeClassOf(ClassDefinition definition) implements SomeValue {
        @Override
        public ClassDefinition definition() {
            return definition.root();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof SomeClassOf classOf && classOf.definition() == definition();
        }

        @Override
        public int hashCode() {
            return definition.hostClass().hashCode();
        }

        @Override
        public String nameOfType(int depth) {
            return "class " + definition().name();
        }

        @Override
        public Optional<String> family() {
            return Optional.of("type");
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.of(Unions.CLASS);
        }
    }

    /** An int, float, bool or tuple that can be None. @param item never itself one that can be None */
    record SomeOptional(SomeValue item) implements SomeValue {
        @Override
        public boolean canBeNone() {
            return true;
        }

        @Override
        public SomeValue withoutConstant() {
            return new SomeOptional(item.withoutConstant());
        }

        @Override
        public SomeValue withoutNone() {
            return item;
        }

        @Override
        public SomeValue orNone() {
            return this;
        }

        @Override
        public String nameOfType(int depth) {
            return item.describe(depth);
        }

        @Override
        public Optional<String> family() {
            return item.family();
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.empty();
        }
    }

    /**
     * Values of unrelated kinds. See {@link Unions} for which kinds there are.
     *
     * @param members one or more, of different kinds, none of them an Optional, an Impossible, None, or one that can be
     *     None; in no order that means anything
     */
    record SomeUnion(List<SomeValue> members, boolean canBeNone) implements SomeValue {
        public SomeUnion {
            members = List.copyOf(members);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof SomeUnion union
                    && union.canBeNone == canBeNone
                    && union.members.size() == members.size()
                    && union.members.containsAll(members);
        }

        @Override
        public int hashCode() {
            return members.size();
        }

        @Override
        public SomeValue withoutNone() {
            return Unions.of(members, false);
        }

        @Override
        public SomeValue orNone() {
            return new SomeUnion(members, true);
        }

        @Override
        public String nameOfType(int depth) {
            return members.stream().map(member -> member.describe(depth - 1)).collect(Collectors.joining(" or "));
        }

        @Override
        public boolean isHashable() {
            return members.stream().anyMatch(SomeValue::isHashable);
        }
    }

    /**
     * A method, read of a value of which inference knows only when it is called which methods it may be. Its value at
     * run time is that of {@code self}.
     */
    record SomeLateMethod(SomeValue self, String name) implements SomeValue {
        @Override
        public String nameOfType(int depth) {
            return "method " + name + " of " + self.describe(depth - 1);
        }
    }

    /** What {@code super()} gives: attributes of {@code self} behind {@code after} in the linearisation. */
    record SomeSuper(HostObject after, SomeValue self) implements SomeValue {
        @Override
        public String nameOfType(int depth) {
            return "super()";
        }
    }

    /** System code: a pointer. @param function the one function it points to, where that is known */
    record SomePointer(PointerType type, Optional<FunctionValue> function) implements SomeValue {
        @Override
        public SomeValue withoutConstant() {
            return new SomePointer(type, Optional.empty());
        }

        @Override
        public SomeValue orNone() {
            throw new UnionConflict(this, SomeNone.NONE, "use nullptr");
        }

        @Override
        public String nameOfType(int depth) {
            return type.text();
        }

        @Override
        public Optional<String> family() {
            return Optional.of("pointer");
        }

        @Override
        public Optional<String> kindInUnions() {
            return Optional.empty();
        }
    }

    /** System code: a machine address. */
    enum SomeAddress implements SomeValue {
        ADDRESS;

        @Override
        public String nameOfType(int depth) {
            return "address";
        }
    }

    /** System code: a low-level type as a value at translation time. */
    record SomeLowLevelType(LowLevelType type) implements SomeValue {
        @Override
        public String nameOfType(int depth) {
            return "type " + type.text();
        }
    }
}
