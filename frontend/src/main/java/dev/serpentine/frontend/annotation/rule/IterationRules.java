package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Iterators and unpacking. */
final class IterationRules {
    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;

    IterationRules(Inference inference, CallResolution resolver, SpecialMethods specialMethods) {
        this.inference = inference;
        this.resolver = resolver;
        this.specialMethods = specialMethods;
    }

    SomeValue iter(Step step, int operand) {
        SomeValue given = step.argument(operand);
        SomeValue iterable = Lattice.withoutNone(given);
        Optional<SomeValue> special = specialMethods.call(step, operand, "__iter__", List.of());
        if (special.isPresent()) {
            return special.get();
        }
        if (SpecialMethods.isNotMadeYet(iterable)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (specialMethods.has(iterable, "__getitem__")) {
            Optional<HostObject> sequenceIterator = inference.systemCode().method("object", "__iter__");
            if (sequenceIterator.isPresent()) {
                return resolver.callSystem(step, sequenceIterator.get(), List.of(Passed.operand(step, operand)));
            }
        }
        step.raisesOnly(Lattice.canBeNone(given) ? new String[] {"TypeError"} : new String[0]);
        Optional<SomeValue> builtin = builtinIterator(iterable);
        if (builtin.isPresent()) {
            return builtin.get();
        }
        HostObject system = systemIterator(iterable)
                .orElseThrow(() -> new RuleError(operand, MessageKind.NOT_ITERABLE, Lattice.describe(given)));
        return resolver.callSystem(step, system, List.of(Passed.operand(step, operand)));
    }

    private static Optional<SomeValue> builtinIterator(SomeValue iterable) {
        return switch (iterable) {
            case SomeList list -> Optional.of(new SomeIterator(Lattice.withoutConstant(list), IteratorKind.FORWARD));
            case SomeString string -> Optional.of(new SomeIterator(Lattice.STRING, IteratorKind.FORWARD));
            case SomeBytes bytes -> Optional.of(new SomeIterator(Lattice.BYTES, IteratorKind.FORWARD));
            case SomeByteArray bytes -> Optional.of(new SomeIterator(bytes, IteratorKind.FORWARD));
            case SomeTuple tuple -> Optional.of(new SomeIterator(Lattice.withoutConstant(tuple), IteratorKind.FORWARD));
            case SomeRange range -> Optional.of(new SomeIterator(range, IteratorKind.FORWARD));
            case SomeDict dict -> Optional.of(new SomeIterator(Lattice.withoutConstant(dict), IteratorKind.FORWARD));
            case SomeSet set -> Optional.of(new SomeIterator(Lattice.withoutConstant(set), IteratorKind.FORWARD));
            case SomeDictView view ->
                Optional.of(new SomeIterator(Lattice.withoutConstant(view), IteratorKind.FORWARD));
            case SomeIterator iterator -> Optional.of(iterator);
            default -> Optional.empty();
        };
    }

    private Optional<HostObject> systemIterator(SomeValue iterable) {
        return Families.of(iterable).flatMap(family -> inference.systemCode().method(family, "__iter__"));
    }

    /** Whether what is no None can be gone through, as far as that can be told of any of its kinds. */
    boolean isIterable(SomeValue value) {
        return value == SomeImpossible.IMPOSSIBLE
                || value instanceof SomeUnion
                || specialMethods.has(value, "__iter__")
                || SpecialMethods.isNotMadeYet(value)
                || specialMethods.has(value, "__getitem__")
                || builtinIterator(value).isPresent()
                || systemIterator(value).isPresent();
    }

    /** {@code iter()} in the program, where other kinds of iterators may be in the same place. */
    SomeValue iteratorAsValue(Step step, int operand) {
        SomeValue iterable = step.argument(operand);
        boolean isInstance = inference.decisions().iteratorsAreInstances()
                && !(iterable instanceof SomeInstance)
                && !ErrorReport.isForeign(step.operation().position());
        if (isInstance) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "iterator_instance").orElseThrow(),
                    List.of(Passed.operand(step, operand)));
        }
        return Lattice.withoutNone(iterable) instanceof SomeTuple tuple
                ? overTuple(step, tuple, Lattice.canBeNone(iterable))
                : iter(step, operand);
    }

    /**
     * An iterator over a tuple as one of any length. Where iterators over tuples of several lengths or types meet, each
     * is the same object as before, so it cannot become one over another tuple there.
     */
    private SomeValue overTuple(Step step, SomeTuple tuple, boolean canBeNone) {
        InferredList items = inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), true));
        tuple.items().forEach(items::generaliseItem);
        step.raisesOnly(canBeNone ? new String[] {"TypeError"} : new String[0]);
        return new SomeIterator(new SomeList(items, false, Optional.empty()), IteratorKind.FORWARD);
    }

    SomeValue next(Step step, int operand) {
        SomeValue iterator = Lattice.withoutNone(step.argument(operand));
        Optional<SomeValue> special = specialMethods.call(step, operand, "__next__", List.of());
        if (special.isPresent()) {
            return special.get();
        }
        if (SpecialMethods.isNotMadeYet(iterator)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (!(iterator instanceof SomeIterator known)) {
            throw new RuleError(operand, MessageKind.NOT_AN_ITERATOR, Lattice.describe(step.argument(operand)));
        }
        step.raisesOnly("StopIteration");
        if (known.source() instanceof SomeDict
                || known.source() instanceof SomeSet
                || known.source() instanceof SomeDictView) {
            step.raisesOnly("StopIteration", "RuntimeError");
        }
        return item(known.source(), inference.union());
    }

    /** What iterating over a built-in object gives. */
    static SomeValue item(SomeValue source, Union union) {
        if (!(source instanceof SomeTuple tuple)) {
            return Iterators.itemOfOneKind(source);
        }
        SomeValue item = SomeImpossible.IMPOSSIBLE;
        for (SomeValue each : tuple.items()) {
            item = union.of(item, Lattice.withoutConstant(each));
        }
        return item;
    }

    SomeValue unpack(Step step) {
        SomeValue given = step.argument(0);
        SomeValue iterable = Lattice.withoutNone(given);
        int before = step.constant(1).asInteger().intValueExact();
        int after = step.constant(2).asInteger().intValueExact();
        boolean starred = after >= 0;
        if (iterable instanceof SomeTuple tuple) {
            return unpackTuple(step, tuple, before, after);
        }
        if (SpecialMethods.isNotMadeYet(iterable)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        Optional<Integer> fields = NamedTuples.length(iterable);
        if (fields.isPresent() && !starred && !Lattice.canBeNone(given)) {
            if (fields.get() != before) {
                throw wrongCount(before, fields.get());
            }
            return specialMethods.call(step, 0, NamedTuples.AS_TUPLE, List.of()).orElse(SomeImpossible.IMPOSSIBLE);
        }
        boolean isByMethods = specialMethods.has(iterable, "__iter__") || specialMethods.has(iterable, "__getitem__");
        if (iterable instanceof SomeInstance && !isByMethods) {
            throw new RuleError(0, MessageKind.NO_UNPACKING, Lattice.describe(given));
        }
        if (isByMethods
                || iterable instanceof SomeRange
                || iterable instanceof SomeIterator
                || iterable instanceof SomeSet
                || iterable instanceof SomeDict
                || iterable instanceof SomeDictView
                || starred
                        && (iterable instanceof SomeString
                                || iterable instanceof SomeBytes
                                || iterable instanceof SomeByteArray)) {
            return unpackViaList(step, starred);
        }
        step.raisesOnly("ValueError", "TypeError");
        SomeValue item = switch (iterable) {
            case SomeList list -> item(list, inference.union());
            case SomeString string -> item(string, inference.union());
            case SomeBytes bytes -> item(bytes, inference.union());
            case SomeByteArray bytes -> item(bytes, inference.union());
            default -> throw new RuleError(0, MessageKind.NO_UNPACKING, Lattice.describe(given));
        };
        if (item == SomeImpossible.IMPOSSIBLE && before + Math.max(after, 0) > 0) {
            return item;
        }
        List<SomeValue> items = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            items.add(item);
        }
        if (starred) {
            items.add(newRest(step, item));
            for (int i = 0; i < after; i++) {
                items.add(item);
            }
        }
        return new SomeTuple(items, Optional.empty());
    }

    private SomeValue newRest(Step step, SomeValue item) {
        InferredList rest = inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), false));
        rest.generaliseItem(item);
        return new SomeList(rest, false, Optional.empty());
    }

    private static RuleError wrongCount(int expected, int given) {
        return wrongValue(
                given < expected
                        ? "not enough values to unpack (expected " + expected + ", got " + given + ")"
                        : "too many values to unpack (expected " + expected + ")");
    }

    private static RuleError wrongValue(String text) {
        return new RuleError(0, MessageKind.WRONG_ARGUMENTS, text).raising("ValueError", text);
    }

    private SomeValue unpackTuple(Step step, SomeTuple tuple, int before, int after) {
        List<SomeValue> items = tuple.items();
        if (after < 0) {
            if (items.size() != before) {
                throw wrongCount(before, items.size());
            }
            step.raisesOnly();
            return tuple;
        }
        if (items.size() < before + after) {
            throw wrongValue("not enough values to unpack (expected at least " + (before + after) + ", got "
                    + items.size() + ")");
        }
        step.raisesOnly();
        List<SomeValue> result = new ArrayList<>(items.subList(0, before));
        SomeValue rest = SomeImpossible.IMPOSSIBLE;
        for (SomeValue each : items.subList(before, items.size() - after)) {
            rest = inference.union().of(rest, Lattice.withoutConstant(each));
        }
        result.add(newRest(step, rest));
        result.addAll(items.subList(items.size() - after, items.size()));
        return new SomeTuple(result, Optional.empty());
    }

    /**
     * Iterables without random access are unpacked by system code, which makes a tuple of them; with the counts as
     * constants it is specialised by.
     */
    private SomeValue unpackViaList(Step step, boolean starred) {
        HostObject function = inference
                .systemCode()
                .method("object", starred ? "unpack_starred" : "unpack")
                .orElseThrow(() -> new RuleError(0, MessageKind.NO_UNPACKING, Lattice.describe(step.argument(0))));
        return resolver.callSystem(
                step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 1), Passed.operand(step, 2)));
    }
}
