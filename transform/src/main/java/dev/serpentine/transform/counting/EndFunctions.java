package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.system.SystemModules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The functions that change counts: one more holder, one less, and what happens at the end of a container. Each is made
 * when it is first asked for; those that end the descendants of one type are told apart by a number in each container.
 */
final class EndFunctions {
    private static final String LAST = "last";
    /** The fields of tuples. */
    private static final Pattern TUPLE_ITEM = Pattern.compile("item[0-9]+");
    /** Where arrays are made that end from their first item on: those of hash tables. */
    private static final List<String> TABLES =
            Stream.of("tables", "sets").map(SystemModules::fileOf).toList();

    /** What ends containers of exactly a type. @param isForward of arrays: whether the first item ends first */
    private record End(FieldedType type, boolean isForward) {}

    private final CountedLayouts layouts;
    private final PointerType exception;
    private final List<FunctionValue> observers;
    private final Optional<FunctionValue> mourner;
    private final Map<FieldedType, FunctionValue> holds = new IdentityHashMap<>();
    private final Map<FieldedType, FunctionValue> observes = new IdentityHashMap<>();
    private final Constant lastNumber;
    private final Map<FieldedType, FunctionValue> releases = new IdentityHashMap<>();
    /** For each oldest ancestor the drafts of the functions that end each of its descendants, by number. */
    private final Map<FieldedType, Map<End, Integer>> numbers = new IdentityHashMap<>();

    private final Map<FieldedType, FunctionDraft> ends = new IdentityHashMap<>();
    private final Map<FieldedType, FunctionValue> endOfRoot = new IdentityHashMap<>();
    private final Deque<Runnable> unwritten = new ArrayDeque<>();
    private final Map<FunctionGraph, FunctionValue> made = new LinkedHashMap<>();
    private FunctionValue passing;

    /**
     * @param exception the new type of pointers to exceptions
     * @param observers one of them is called with what is observed, before it ends, and takes over a holder: the one
     *     that takes the nearest ancestor of its type
     * @param mourner is called with the number of what is observed when nobody can get it any more, before it lets go
     *     of what it holds
     */
    EndFunctions(
            CountedLayouts layouts,
            PointerType exception,
            List<FunctionValue> observers,
            Optional<FunctionValue> mourner) {
        this.layouts = layouts;
        this.exception = exception;
        this.observers = observers;
        this.mourner = mourner;
        StructType numbers = StructType.collected("observed.numbers", Field.mutable(LAST, Primitive.SIGNED));
        this.lastNumber = new Constant(new StructValue(numbers), numbers.pointer());
    }

    /** All functions that were made, complete once {@link #finish} was called. */
    Map<FunctionGraph, FunctionValue> made() {
        return made;
    }

    private FunctionValue function(FunctionGraph graph) {
        List<LowLevelType> parameters =
                graph.parameters().stream().map(Variable::type).toList();
        FunctionValue function =
                new FunctionValue(new FunctionType(parameters, graph.resultType()), new FunctionValue.OfGraph(graph));
        made.put(graph, function);
        return function;
    }

    private static Constant pointer(FunctionValue function) {
        return new Constant(function, function.type().pointer());
    }

    /** {@code (pointer to a root) -> Void}: there is one more who holds it, unless it is null. */
    Constant hold(FieldedType root) {
        return pointer(holds.computeIfAbsent(root, this::writeHold));
    }

    private FunctionValue writeHold(FieldedType root) {
        Variable held = new Variable("held", root.pointer());
        FunctionDraft draft = new FunctionDraft("hold." + root.name(), List.of(held), exception);
        OperationBuilder builder = draft.builder();
        draft.returnIf(builder.isNull(held));
        Value holders = builder.getField(held, CountedLayouts.HOLDERS);
        builder.setField(
                held, CountedLayouts.HOLDERS, builder.emit(LowLevelOpcode.INT_ADD, holders, Constant.signed(1)));
        draft.end();
        return function(draft.finished());
    }

    /** {@code (pointer to a root) -> Void}: there is one less who holds it, unless it is null. */
    Constant release(FieldedType root) {
        FunctionValue known = releases.get(root);
        return pointer(known != null ? known : writeRelease(root));
    }

    private FunctionValue writeRelease(FieldedType root) {
        Variable held = new Variable("held", root.pointer());
        FunctionDraft draft = new FunctionDraft("release." + root.name(), List.of(held), exception);
        FunctionValue function = function(draft.graph());
        releases.put(root, function);
        OperationBuilder builder = draft.builder();
        draft.returnIf(builder.isNull(held));
        Value holders = builder.emit(
                LowLevelOpcode.INT_SUB, builder.getField(held, CountedLayouts.HOLDERS), Constant.signed(1));
        builder.setField(held, CountedLayouts.HOLDERS, holders);
        draft.returnIf(builder.emit(LowLevelOpcode.INT_NE, holders, Constant.signed(0)));
        new EndsInTurn(root, pointer(endOfRoot(root)), exception).writeEnd(draft, held, this::function);
        draft.finished();
        return function;
    }

    /**
     * The number that containers of exactly a type have in {@link CountedLayouts#END}.
     *
     * @param file where it is made
     */
    Constant number(FieldedType type, String file) {
        End end = new End(type, layouts.isBox(type) && TABLES.contains(file));
        Map<End, Integer> known = numbers.computeIfAbsent(CountedTypes.root(type), _ -> new LinkedHashMap<>());
        Integer number = known.get(end);
        if (number == null) {
            number = known.size() + 1;
            known.put(end, number);
        }
        return Constant.signed(number);
    }

    private FunctionValue endOfRoot(FieldedType root) {
        FunctionValue known = endOfRoot.get(root);
        if (known != null) {
            return known;
        }
        Variable held = new Variable("held", root.pointer());
        FunctionDraft draft = new FunctionDraft("end." + root.name(), List.of(held), exception);
        FunctionValue function = function(draft.graph());
        endOfRoot.put(root, function);
        ends.put(root, draft);
        return function;
    }

    /** {@code (pointer to a root) -> Signed}: what {@code on_end} does. */
    Constant observe(FieldedType root) {
        return pointer(observes.computeIfAbsent(root, this::writeObserve));
    }

    private FunctionValue writeObserve(FieldedType root) {
        Variable held = new Variable("held", root.pointer());
        FunctionDraft draft = new FunctionDraft("observe." + root.name(), List.of(held), Primitive.SIGNED, exception);
        OperationBuilder builder = draft.builder();
        Value number = builder.getField(held, CountedLayouts.OBSERVED);
        Value known = builder.choose(
                builder.emit(LowLevelOpcode.INT_LT, number, Constant.signed(0)),
                Primitive.SIGNED,
                () -> builder.emit(LowLevelOpcode.INT_NEG, number),
                () -> builder.choose(
                        builder.emit(LowLevelOpcode.INT_EQ, number, Constant.signed(0)),
                        Primitive.SIGNED,
                        () -> nextNumber(builder),
                        () -> number));
        builder.setField(held, CountedLayouts.OBSERVED, known);
        draft.end(known);
        return function(draft.finished());
    }

    private Value nextNumber(OperationBuilder builder) {
        Value next = builder.emit(LowLevelOpcode.INT_ADD, builder.getField(lastNumber, LAST), Constant.signed(1));
        builder.setField(lastNumber, LAST, next);
        return next;
    }

    /** {@code (exception, frame) -> Void}: the exception has come through a frame, and takes it over. */
    Constant passing() {
        if (passing == null) {
            passing = writePassing();
        }
        return pointer(passing);
    }

    private FunctionValue writePassing() {
        Variable raised = new Variable("raised", exception);
        Variable frame = new Variable("frame", layouts.frame().pointer());
        FunctionDraft draft = new FunctionDraft("pass_frame", List.of(raised, frame), exception);
        OperationBuilder builder = draft.builder();
        Value holders = builder.getField(raised, CountedLayouts.HOLDERS);
        // An exception that the whole program shares never lets go of anything.
        Value isEndless = builder.emit(LowLevelOpcode.INT_GT, holders, Constant.signed(CountedLayouts.ENDLESS / 2));
        Block released = new Block(List.of());
        Block kept = new Block(List.of());
        builder.branch(isEndless, released, kept);
        builder.continueIn(released);
        release(builder, frame);
        draft.end();
        builder.continueIn(kept);
        Value passage = builder.malloc(layouts.passage());
        builder.setField(passage, CountedLayouts.HOLDERS, Constant.signed(1));
        builder.setField(passage, CountedLayouts.END, number(layouts.passage(), ""));
        builder.setField(passage, CountedLayouts.FRAME, frame);
        builder.setField(passage, CountedLayouts.PASSAGES, builder.getField(raised, CountedLayouts.PASSAGES));
        builder.setField(raised, CountedLayouts.PASSAGES, passage);
        draft.end();
        return function(draft.finished());
    }

    private void release(OperationBuilder builder, Value value) {
        FieldedType root = CountedTypes.root((FieldedType) ((PointerType) value.type()).target());
        builder.directCall(release(root), List.of(builder.castPointer(value, root.pointer())));
    }

    /** Writes what ends each type that got a number; afterwards no further function is asked for. */
    void finish() {
        // What ends one type may be the first to release another.
        while (!ends.isEmpty()) {
            Map<FieldedType, FunctionDraft> now = new LinkedHashMap<>(ends);
            ends.clear();
            now.forEach(this::writeEnd);
        }
    }

    private void writeEnd(FieldedType root, FunctionDraft draft) {
        OperationBuilder builder = draft.builder();
        Value held = draft.graph().parameters().getFirst();
        Map<End, Integer> known = numbers.getOrDefault(root, Map.of());
        Map<Long, Supplier<Value>> cases = new LinkedHashMap<>();
        cases.put(0L, () -> null);
        known.forEach((end, number) -> cases.put((long) number, () -> {
            builder.directCall(pointer(writeEndOf(end)), List.of(held));
            return null;
        }));
        builder.chooseByNumber(builder.getField(held, CountedLayouts.END), cases, Primitive.VOID);
        draft.end();
        draft.finished();
    }

    private FunctionValue writeEndOf(End end) {
        FieldedType type = end.type();
        FieldedType root = CountedTypes.root(type);
        Variable held = new Variable("held", root.pointer());
        FunctionDraft draft = new FunctionDraft("end." + type.name() + ".alone", List.of(held), exception);
        OperationBuilder builder = draft.builder();
        if (root.field(CountedLayouts.OBSERVED).isPresent()) {
            observer(type).ifPresent(observer -> tellObserver(draft, held, observer));
            mourner.ifPresent(known -> mourn(builder, held, known));
        }
        Value exact = builder.castPointer(held, type.pointer());
        if (layouts.isBox(type)) {
            endItems(builder, builder.getField(exact, CountedLayouts.ITEMS), end.isForward());
        } else {
            endFields(builder, exact, type);
        }
        draft.end();
        return function(draft.finished());
    }

    private Optional<FunctionValue> observer(FieldedType type) {
        return observers.stream()
                .filter(observer -> type.extendsOrIs(observed(observer)))
                .max(Comparator.comparingInt(observer -> depth(observed(observer))));
    }

    private static FieldedType observed(FunctionValue observer) {
        return (FieldedType) ((PointerType) observer.type().arguments().getFirst()).target();
    }

    private static int depth(FieldedType type) {
        return type.parent().isPresent() ? depth(type.parent().get()) + 1 : 0;
    }

    /** Tells who observes an object of its end; does not go on where somebody holds it then. */
    private void tellObserver(FunctionDraft draft, Value held, FunctionValue observer) {
        OperationBuilder builder = draft.builder();
        PointerType expected = observed(observer).pointer();
        Value number = builder.getField(held, CountedLayouts.OBSERVED);
        builder.either(
                builder.emit(LowLevelOpcode.INT_GT, number, Constant.signed(0)),
                () -> {
                    builder.setField(held, CountedLayouts.OBSERVED, builder.emit(LowLevelOpcode.INT_NEG, number));
                    // One for the time until it is known whether somebody else holds it, and one that is handed over.
                    builder.setField(held, CountedLayouts.HOLDERS, Constant.signed(2));
                    builder.directCall(pointer(observer), List.of(builder.castPointer(held, expected)));
                    Value others = builder.emit(
                            LowLevelOpcode.INT_SUB, builder.getField(held, CountedLayouts.HOLDERS), Constant.signed(1));
                    builder.setField(held, CountedLayouts.HOLDERS, others);
                    draft.returnIf(builder.emit(LowLevelOpcode.INT_NE, others, Constant.signed(0)));
                },
                () -> {});
    }

    /** Says once that an object with a number is gone. */
    private void mourn(OperationBuilder builder, Value held, FunctionValue known) {
        Value number = builder.getField(held, CountedLayouts.OBSERVED);
        builder.either(
                builder.emit(LowLevelOpcode.INT_NE, number, Constant.signed(0)),
                () -> {
                    builder.setField(held, CountedLayouts.OBSERVED, Constant.signed(0));
                    Value positive = builder.choose(
                            builder.emit(LowLevelOpcode.INT_LT, number, Constant.signed(0)),
                            Primitive.SIGNED,
                            () -> builder.emit(LowLevelOpcode.INT_NEG, number),
                            () -> number);
                    builder.directCall(pointer(known), List.of(positive));
                },
                () -> {});
    }

    private void endFields(OperationBuilder builder, Value held, FieldedType type) {
        List<Field> fields = new ArrayList<>(type.allFields().stream()
                .filter(field -> layouts.isCounted(field.type()) && !CountedLayouts.isUncounted(field.name()))
                .toList());
        if (type.extendsOrIs((FieldedType) exception.target())) {
            // Python lets go of an exception's attributes first, then of its traceback, then of what led to it.
            fields.sort(Comparator.comparingInt(this::rankInException));
        }
        if (!fields.isEmpty()
                && fields.stream()
                        .allMatch(field -> TUPLE_ITEM.matcher(field.name()).matches())) {
            // The last one first, as Python does.
            Collections.reverse(fields);
        }
        table(type).ifPresent(used -> endEntries(builder, held, used, fields));
        for (Field field : fields) {
            Value value = builder.getField(held, field.name());
            builder.setField(held, field.name(), new Constant(null, field.type()));
            release(builder, value);
        }
    }

    private int rankInException(Field field) {
        if (((FieldedType) exception.target()).field(field.name()).isEmpty()) {
            return 0;
        }
        return field.name().equals(CountedLayouts.PASSAGES) ? 2 : exception.equals(field.type()) ? 3 : 1;
    }

    /** The field of a hash table that says how many entries its arrays have; Python ends them one after the other. */
    private static Optional<Field> table(FieldedType type) {
        return type.field("used").filter(_ -> type.field("indexes").isPresent());
    }

    private void endEntries(OperationBuilder builder, Value held, Field used, List<Field> fields) {
        List<Field> arrays = fields.stream()
                .filter(field -> layouts.isBox((FieldedType) ((PointerType) field.type()).target()))
                .toList();
        Loops.forEach(builder, builder.getField(held, used.name()), index -> {
            for (Field array : arrays) {
                Value items = builder.getField(builder.getField(held, array.name()), CountedLayouts.ITEMS);
                endItem(builder, items, index);
            }
        });
    }

    private void endItem(OperationBuilder builder, Value array, Value index) {
        Value item = builder.getItem(array, index);
        builder.setItem(array, index, new Constant(null, item.type()));
        release(builder, item);
    }

    /** Ends the items of an array; those of lists from the last one on, as Python does. */
    private void endItems(OperationBuilder builder, Value array, boolean isForward) {
        Value count = builder.arraySize(array);
        Value last = builder.emit(LowLevelOpcode.INT_SUB, count, Constant.signed(1));
        Loops.forEach(
                builder,
                count,
                index ->
                        endItem(builder, array, isForward ? index : builder.emit(LowLevelOpcode.INT_SUB, last, index)));
    }
}
