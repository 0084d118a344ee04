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
 */
public sealed interface SomeValue {

    /** The one value it can be, where there is only one. */
    default Optional<HostObject> constant() {
        return Optional.empty();
    }

    /** No value at all: what is not reached yet, or never. */
    enum SomeImpossible implements SomeValue {
        IMPOSSIBLE
    }

    /** Only None. */
    enum SomeNone implements SomeValue {
        NONE
    }

    record SomeBool(Optional<HostObject> constant) implements SomeValue {}

    /**
     * @param type SIGNED for Python's int, another integer primitive for {@code r_uint} and friends
     * @param isNonNegative whether it is known not to be negative
     */
    record SomeInteger(Primitive type, boolean isNonNegative, Optional<HostObject> constant) implements SomeValue {}

    /**
     * An int without bounds: Python's, where inference finds that a machine word may not hold it. Machine words, but no
     * bools, join it.
     */
    record SomeLongInteger(boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    /** @param type FLOAT, or SINGLEFLOAT for {@code r_singlefloat} */
    record SomeFloat(Primitive type, Optional<HostObject> constant) implements SomeValue {}

    /**
     * A mixture: each value is of one of these kinds, and prints as such. Machine integers and {@code r_singlefloat} do
     * not mix. @param kinds at least two
     */
    record SomeNumber(Set<NumberKind> kinds) implements SomeValue {
        public SomeNumber {
            kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
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
    record SomeString(boolean isCharacter, boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    record SomeBytes(boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    record SomeByteArray(boolean canBeNone) implements SomeValue {}

    record SomeTuple(List<SomeValue> items, Optional<HostObject> constant) implements SomeValue {
        public SomeTuple {
            items = List.copyOf(items);
        }
    }

    /** A list, or a homogeneous tuple of unknown length where the definition says so. */
    record SomeList(ListDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    record SomeDict(DictDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    record SomeSet(SetDefinition definition, boolean canBeNone, Optional<HostObject> constant) implements SomeValue {}

    /** A view of a dict: {@code d.keys()} and so on. */
    record SomeDictView(SomeDict dict, ViewKind kind) implements SomeValue {}

    enum ViewKind {
        KEYS,
        VALUES,
        ITEMS
    }

    record SomeRange(Optional<HostObject> constant) implements SomeValue {}

    record SomeSlice(SomeValue start, SomeValue stop, SomeValue step) implements SomeValue {}

    /**
     * A built-in iterator over {@code source}: a list, str, bytes, tuple, range, dict, set or view. User-written
     * iterators are instances.
     */
    record SomeIterator(SomeValue source, IteratorKind kind) implements SomeValue {}

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
            implements SomeValue {
        public SomeInstance {
            among = Collections.unmodifiableSet(new LinkedHashSet<>(among));
        }

        public SomeInstance(ClassDefinition definition, boolean canBeNone, Optional<HostObject> constant) {
            this(definition, canBeNone, constant, Set.of());
        }

        @Override
        public ClassDefinition definition() {
            return definition.root();
        }

        @Override
        public Set<ClassDefinition> among() {
            Set<ClassDefinition> roots = new LinkedHashSet<>();
            among.forEach(each -> roots.add(each.root()));
            return roots;
        }

        /** The classes of which, or below which, its class is one. */
        public Set<ClassDefinition> kinds() {
            return among.isEmpty() ? Set.of(definition()) : among();
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
            return Objects.hash(definition.hostClass(), canBeNone, constant);
        }
    }

    /**
     * One of several known callables or frozen objects: functions, classes, bound methods, closures, modules, built-in
     * functions.
     *
     * @param descriptions not empty
     */
    record SomeCallable(Set<Description> descriptions, boolean canBeNone) implements SomeValue {
        public SomeCallable {
            descriptions = Collections.unmodifiableSet(new LinkedHashSet<>(descriptions));
        }

        @Override
        public Optional<HostObject> constant() {
            return descriptions.size() == 1 && !canBeNone
                    ? descriptions.iterator().next().hostObject()
                    : Optional.empty();
        }
    }

    /** The variable that a closure shares with the function around it. */
    record SomeCell(CellDefinition definition) implements SomeValue {}

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
    }

    /** An int, float, bool or tuple that can be None. @param item never itself one that can be None */
    record SomeOptional(SomeValue item) implements SomeValue {}

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
    }

    /**
     * A method, read of a value of which inference knows only when it is called which methods it may be. Its value at
     * run time is that of {@code self}.
     */
    record SomeLateMethod(SomeValue self, String name) implements SomeValue {}

    /** What {@code super()} gives: attributes of {@code self} behind {@code after} in the linearisation. */
    record SomeSuper(HostObject after, SomeValue self) implements SomeValue {}

    /** System code: a pointer. @param function the one function it points to, where that is known */
    record SomePointer(PointerType type, Optional<FunctionValue> function) implements SomeValue {}

    /** System code: a machine address. */
    enum SomeAddress implements SomeValue {
        ADDRESS
    }

    /** System code: a low-level type as a value at translation time. */
    record SomeLowLevelType(LowLevelType type) implements SomeValue {}
}
