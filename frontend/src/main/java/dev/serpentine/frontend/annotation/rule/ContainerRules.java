package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.SliceBound;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Displays, and reading, writing and deleting items. */
final class ContainerRules {
    private static final Signature BOUNDS = SignatureTable.of("slice", "bounds").orElseThrow();
    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;
    private final SubscriptedClasses subscriptedClasses;
    private final ArgumentRules argumentRules;

    ContainerRules(
            Inference inference, CallResolution resolver, SpecialMethods specialMethods, ArgumentRules argumentRules) {
        this.inference = inference;
        this.resolver = resolver;
        this.argumentRules = argumentRules;
        this.specialMethods = specialMethods;
        this.subscriptedClasses = new SubscriptedClasses(inference, specialMethods);
    }

    // Displays

    SomeValue newList(Step step) {
        step.raisesOnly();
        InferredList definition =
                inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), false));
        for (int i = 0; i < step.argumentCount(); i++) {
            addItem(step, definition, i);
        }
        return new SomeList(definition, false, Optional.empty());
    }

    /** A new empty list, as {@code list()} makes. */
    SomeValue emptyList(Step step) {
        step.raisesOnly();
        InferredList definition =
                inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), false));
        return new SomeList(definition, false, Optional.empty());
    }

    private static void addItem(Step step, InferredList definition, int operand) {
        definition.generaliseItem(step.argument(operand));
        definition.noteOrigin(step.origin("item of the list", operand));
    }

    SomeValue newDict(Step step) {
        step.raisesOnly("TypeError");
        InferredDict definition = inference.made().by(step.operation(), () -> new InferredDict(inference.worklist()));
        for (int i = 0; i < step.argumentCount(); i += 2) {
            definition.generaliseKey(step.argument(i));
            definition.generaliseValue(step.argument(i + 1));
            definition.noteOrigin(step.origin("item of the dict", i + 1));
        }
        if (hashesByProgram(definition.readKey())) {
            step.raisesAnything();
        }
        return new SomeDict(definition, false, Optional.empty());
    }

    SomeValue emptyDict(Step step) {
        step.raisesOnly();
        InferredDict definition = inference.made().by(step.operation(), () -> new InferredDict(inference.worklist()));
        return new SomeDict(definition, false, Optional.empty());
    }

    SomeValue newSet(Step step) {
        return newSet(step, false);
    }

    SomeValue newSet(Step step, boolean frozen) {
        step.raisesOnly("TypeError");
        InferredSet definition =
                inference.made().by(step.operation(), () -> new InferredSet(inference.worklist(), frozen));
        if (step.operation().opcode() == dev.serpentine.frontend.flow.FlowOpcode.NEWSET) {
            for (int i = 0; i < step.argumentCount(); i++) {
                definition.generaliseItem(step.argument(i));
                definition.noteOrigin(step.origin("item of the set", i));
            }
        }
        return new SomeSet(definition, false, Optional.empty());
    }

    SomeValue append(Step step, int list, int item) {
        step.raisesOnly();
        InferredList definition = (InferredList) ((SomeList) Lattice.withoutNone(step.argument(list))).definition();
        definition.markResized();
        addItem(step, definition, item);
        return SomeNone.NONE;
    }

    SomeValue addToSet(Step step) {
        InferredSet definition = (InferredSet) ((SomeSet) step.argument(0)).definition();
        definition.generaliseItem(step.argument(1));
        definition.noteOrigin(step.origin("item of the set", 1));
        step.raisesOnly("TypeError");
        if (hashesByProgram(definition.readItem())) {
            step.raisesAnything();
        }
        return SomeNone.NONE;
    }

    SomeValue listToTuple(Step step, int operand) {
        step.raisesOnly();
        InferredList tuple = inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), true));
        tuple.generaliseItem(
                ((InferredList) ((SomeList) Lattice.withoutNone(step.argument(operand))).definition()).readItem());
        return new SomeList(tuple, false, Optional.empty());
    }

    /** A method that system code has for the operand's family. */
    SomeValue callMethod(Step step, int self, String method, int... others) {
        String family = Families.of(Lattice.withoutNone(step.argument(self))).orElse("object");
        HostObject function = inference
                .systemCode()
                .method(family, method)
                .orElseThrow(() ->
                        new RuleError(self, MessageKind.NO_METHOD, Lattice.describe(step.argument(self)), method));
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, self)));
        for (int operand : others) {
            arguments.add(Passed.operand(step, operand));
        }
        return resolver.callSystem(step, function, arguments);
    }

    private boolean hashesByProgram(SomeValue key) {
        return switch (key) {
            case SomeInstance instance ->
                specialMethods.has(instance, "__hash__") || specialMethods.has(instance, "__eq__");
            case SomeTuple tuple -> tuple.items().stream().anyMatch(this::hashesByProgram);
            default -> false;
        };
    }

    // Items

    /** The item of a named tuple at a constant index. */
    private Optional<SomeValue> field(Step step, int containerOperand, SomeValue index) {
        Optional<Integer> length = NamedTuples.length(step.argument(containerOperand));
        if (length.isEmpty()
                || !(index instanceof SomeInteger integer)
                || integer.constant().isEmpty()) {
            return Optional.empty();
        }
        int given = integer.constant().get().asInteger().intValue();
        int position = given < 0 ? given + length.get() : given;
        if (position < 0 || position >= length.get()) {
            throw new RuleError(MessageKind.WRONG_ARGUMENTS, "tuple index out of range")
                    .raising("IndexError", "tuple index out of range");
        }
        return specialMethods.call(step, containerOperand, "item_" + position, List.of());
    }

    SomeValue getItem(Step step, int containerOperand, int indexOperand) {
        SomeValue given = step.argument(containerOperand);
        SomeValue container = Lattice.withoutNone(given);
        SomeValue index = step.argument(indexOperand);
        Optional<SomeValue> folded = given instanceof SomeTuple || given instanceof SomeString
                ? Folding.fold(step, inference, "getitem")
                : Optional.empty();
        if (folded.isPresent()) {
            return folded.get();
        }
        Optional<SomeValue> generic = subscriptedClasses.item(step, containerOperand, indexOperand);
        if (generic.isPresent()) {
            return generic.get();
        }
        Optional<SomeValue> field = field(step, containerOperand, index);
        if (field.isPresent()) {
            return field.get();
        }
        Optional<SomeValue> special =
                specialMethods.call(step, containerOperand, "__getitem__", List.of(Passed.operand(step, indexOperand)));
        if (special.isPresent()) {
            return special.get();
        }
        if (SpecialMethods.isNotMadeYet(container)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (index instanceof SomeSlice slice
                && !(container instanceof SomeDict)
                && hasGuardedBounds(slice, indexOperand)) {
            return guardedSlice(step, slice, FlowOpcode.GETITEM, "a = a[b:c:d]", containerOperand, indexOperand);
        }
        if (index instanceof SomeSlice slice
                && !(container instanceof SomeDict)
                && !(container instanceof SomeTuple)
                && !(container instanceof SomePointer)) {
            return getSlice(step, container, slice);
        }
        if (index instanceof SomeOptional optional
                && optional.item() instanceof SomeSlice
                && !(container instanceof SomeDict)) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("slice", "item_by_slice").orElseThrow(),
                    List.of(Passed.operand(step, indexOperand), Passed.operand(step, containerOperand)));
        }
        Optional<SomeValue> guarded =
                guardedIndex(step, container, FlowOpcode.GETITEM, "a = a[b]", containerOperand, indexOperand);
        if (guarded.isPresent()) {
            return guarded.get();
        }
        step.raisesOnly("IndexError");
        if (Lattice.canBeNone(given)) {
            step.alsoRaises("TypeError");
        }
        return switch (container) {
            case SomeList list when isIndex(index) -> ((InferredList) list.definition()).readItem();
            case SomeString string when isIndex(index) -> Lattice.CHARACTER;
            case SomeBytes bytes when isIndex(index) -> Lattice.NON_NEGATIVE;
            case SomeByteArray bytes when isIndex(index) -> Lattice.NON_NEGATIVE;
            case SomeTuple tuple -> tupleItem(step, tuple, index);
            case SomeDict dict -> {
                InferredDict definition = (InferredDict) dict.definition();
                definition.generaliseKey(index);
                step.raisesOnly("KeyError", "TypeError");
                Optional<SomeValue> knowing = knowingKey(step, dict, "getitem_or_key", containerOperand, indexOperand);
                if (knowing.isPresent()) {
                    yield knowing.get();
                }
                if (hashesByProgram(definition.readKey())) {
                    step.raisesAnything();
                }
                yield definition.readValue();
            }
            case SomePointer pointer -> LowLevelRules.item(step, pointer);
            default -> viaSystem(step, "__getitem__", containerOperand, indexOperand);
        };
    }

    private Optional<SomeValue> knowingKey(
            Step step, SomeDict dict, String function, int containerOperand, int indexOperand) {
        return ExceptionArguments.knowingKey(inference, dict, function)
                .map(knowing -> resolver.callSystem(
                        step,
                        knowing,
                        List.of(Passed.operand(step, containerOperand), Passed.operand(step, indexOperand))));
    }

    /**
     * An operation on an item whose index only run time knows to be one, or which says by {@code __index__} what number
     * it stands for.
     */
    private Optional<SomeValue> guardedIndex(
            Step step, SomeValue container, FlowOpcode opcode, String statement, int... operands) {
        SomeValue index = step.argument(operands[1]);
        Optional<Signature> signature =
                Families.of(container).flatMap(family -> SignatureTable.of(family, "__getitem__"));
        if (signature.isEmpty()
                || index instanceof SomeBool
                || index instanceof SomeLongInteger integer && !integer.canBeNone()) {
            return Optional.empty();
        }
        return switch (argumentRules.ofOperand(signature.get(), index)) {
            case ALWAYS, NEVER -> Optional.empty();
            case CONVERTED, SOMETIMES ->
                Optional.of(argumentRules.guarded(
                        step, statement, opcode, signature.get(), List.of(1), passed(step, operands)));
        };
    }

    private static List<Passed> passed(Step step, int... operands) {
        return IntStream.of(operands)
                .mapToObj(operand -> Passed.operand(step, operand))
                .toList();
    }

    /** @throws RuleError for a bound that cannot be one */
    private boolean hasGuardedBounds(SomeSlice slice, int operand) {
        boolean isGuarded = false;
        for (SomeValue bound : List.of(slice.start(), slice.stop(), slice.step())) {
            switch (argumentRules.ofOperand(BOUNDS, bound)) {
                case ALWAYS -> {}
                case CONVERTED, SOMETIMES -> isGuarded = true;
                case NEVER ->
                    throw new RuleError(
                            operand,
                            MessageKind.WRONG_ARGUMENTS,
                            "the bounds of a slice are ints or None, not " + Lattice.describe(bound));
            }
        }
        return isGuarded;
    }

    /**
     * An operation on a slice, of the container {@code a}, the bounds {@code b}, {@code c} and {@code d}, and further
     * operands.
     */
    private SomeValue guardedSlice(
            Step step, SomeSlice slice, FlowOpcode opcode, String statement, int container, int index, int... others) {
        List<Passed> operands = new ArrayList<>(passed(step, container));
        operands.add(bound(index, SliceBound.START, slice.start()));
        operands.add(bound(index, SliceBound.STOP, slice.stop()));
        operands.add(bound(index, SliceBound.STEP, slice.step()));
        operands.addAll(passed(step, others));
        return argumentRules.guarded(step, statement, opcode, BOUNDS, List.of(1, 2, 3), operands);
    }

    private static boolean isIndex(SomeValue index) {
        return index instanceof SomeInteger || index instanceof SomeLongInteger || index instanceof SomeBool;
    }

    private SomeValue viaSystem(Step step, String method, int... operands) {
        SomeValue container = Lattice.withoutNone(step.argument(operands[0]));
        Optional<HostObject> function =
                Families.of(container).flatMap(family -> inference.systemCode().method(family, method));
        if (function.isEmpty()) {
            throw new RuleError(
                    MessageKind.NO_INDEX,
                    Lattice.describe(step.argument(operands[0])),
                    Lattice.describe(step.argument(operands[1])));
        }
        List<Passed> arguments = new ArrayList<>();
        for (int operand : operands) {
            arguments.add(Passed.operand(step, operand));
        }
        return resolver.callSystem(step, function.get(), arguments);
    }

    private SomeValue tupleItem(Step step, SomeTuple tuple, SomeValue index) {
        if (index instanceof SomeSlice slice) {
            return tupleSlice(step, tuple, slice);
        }
        if (!isIndex(index)) {
            throw new RuleError(MessageKind.NO_INDEX, Lattice.describe(tuple), Lattice.describe(index));
        }
        Optional<HostObject> constant = index.constant();
        if (constant.isEmpty()) {
            if (tuple.items().isEmpty()) {
                return viaSystem(step, "item_of_empty", 0, 1);
            }
            SomeValue item = SomeImpossible.IMPOSSIBLE;
            for (SomeValue each : tuple.items()) {
                item = inference.union().of(item, Lattice.withoutConstant(each));
            }
            return item;
        }
        int position = constant.get().asInteger().intValue();
        int actual = position < 0 ? position + tuple.items().size() : position;
        if (actual < 0 || actual >= tuple.items().size()) {
            throw new RuleError(
                            0,
                            MessageKind.WRONG_ARGUMENTS,
                            "tuple index " + position + " out of range: " + Lattice.describe(tuple) + " has "
                                    + tuple.items().size() + " items")
                    .raising("IndexError", "tuple index out of range");
        }
        step.raisesOnly();
        return tuple.items().get(actual);
    }

    private SomeValue tupleSlice(Step step, SomeTuple tuple, SomeSlice slice) {
        List<HostObject> indexes = new ArrayList<>();
        for (int i = 0; i < tuple.items().size(); i++) {
            indexes.add(inference.host().ofInteger(BigInteger.valueOf(i)));
        }
        Optional<HostObject> bounds = constantSlice(slice);
        if (bounds.isEmpty()) {
            return viaSystem(step, "sliced", 0, 1);
        }
        if (!(inference.host().operate("getitem", List.of(inference.host().ofTuple(indexes), bounds.get()))
                instanceof Host.Outcome.Returned(HostObject chosen))) {
            throw new RuleError(1, MessageKind.NOT_SUPPORTED, "slicing a tuple with such bounds", "use a list");
        }
        step.raisesOnly();
        return new SomeTuple(
                chosen.items().stream()
                        .map(index -> tuple.items().get(index.asInteger().intValueExact()))
                        .toList(),
                Optional.empty());
    }

    private Optional<HostObject> constantSlice(SomeSlice slice) {
        List<HostObject> bounds = new ArrayList<>();
        for (SomeValue bound : List.of(slice.start(), slice.stop(), slice.step())) {
            if (bound == SomeNone.NONE) {
                bounds.add(inference.host().none());
            } else if (bound.constant()
                    .filter(object -> object.kind() == HostKind.INT)
                    .isPresent()) {
                bounds.add(bound.constant().get());
            } else {
                return Optional.empty();
            }
        }
        return inference.host().call(inference.host().builtin("slice"), bounds, java.util.Map.of())
                        instanceof Host.Outcome.Returned(HostObject value)
                ? Optional.of(value)
                : Optional.empty();
    }

    private SomeValue getSlice(Step step, SomeValue container, SomeSlice slice) {
        step.raisesOnly("ValueError", "TypeError");
        return switch (container) {
            case SomeList list -> {
                InferredList source = (InferredList) list.definition();
                InferredList made = inference
                        .made()
                        .by(step.operation(), () -> new InferredList(inference.worklist(), source.isTuple()));
                made.generaliseItem(source.readItem());
                yield new SomeList(made, false, Optional.empty());
            }
            case SomeString string -> Lattice.STRING;
            case SomeBytes bytes -> Lattice.BYTES;
            case SomeByteArray bytes -> new SomeByteArray(false);
            default -> viaSystem(step, "__getitem__", 0, 1);
        };
    }

    SomeValue setItem(Step step) {
        SomeValue container = Lattice.withoutNone(step.argument(0));
        SomeValue index = step.argument(1);
        Optional<SomeValue> special =
                specialMethods.call(step, 0, "__setitem__", List.of(Passed.operand(step, 1), Passed.operand(step, 2)));
        if (special.isPresent()) {
            return special.get() == SomeImpossible.IMPOSSIBLE ? SomeImpossible.IMPOSSIBLE : SomeNone.NONE;
        }
        if (SpecialMethods.isNotMadeYet(container)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (index instanceof SomeSlice slice && !(container instanceof SomeDict)) {
            if (hasGuardedBounds(slice, 1)) {
                guardedSlice(step, slice, FlowOpcode.SETITEM, "a[b:c:d] = e", 0, 1, 2);
                return SomeNone.NONE;
            }
            return setSlice(step, container, slice);
        }
        if (guardedIndex(step, container, FlowOpcode.SETITEM, "a[b] = c", 0, 1, 2)
                .isPresent()) {
            return SomeNone.NONE;
        }
        step.raisesOnly("IndexError", "TypeError");
        switch (container) {
            case SomeList list
            when isIndex(index) && !list.definition().isTuple() -> {
                InferredList definition = (InferredList) list.definition();
                definition.markMutated();
                addItem(step, definition, 2);
            }
            case SomeByteArray bytes
            when isIndex(index) -> {
                step.raisesOnly("IndexError", "TypeError", "ValueError");
                setByte(step);
            }
            case SomeDict dict -> {
                InferredDict definition = (InferredDict) dict.definition();
                definition.generaliseKey(index);
                definition.generaliseValue(step.argument(2));
                definition.noteOrigin(step.origin("item of the dict", 2));
                step.raisesOnly("TypeError");
                if (hashesByProgram(definition.readKey())) {
                    step.raisesAnything();
                }
            }
            case SomePointer pointer -> LowLevelRules.setItem(step, pointer);
            default -> {
                viaSystem(step, "__setitem__", 0, 1, 2);
                return SomeNone.NONE;
            }
        }
        return SomeNone.NONE;
    }

    /** What is put into a bytearray may be anything that stands for an int; system code finds out what it is. */
    private void setByte(Step step) {
        SomeValue item = step.argument(2);
        if (LongIntegers.isWordOrBool(item)) {
            return;
        }
        Signature signature = SignatureTable.of(Families.of(step.argument(0)).orElseThrow(), "__setitem__")
                .orElseThrow();
        Parameter parameter = signature.parameters().getLast();
        if (argumentRules.fit(parameter, item) == ArgumentFit.Answer.NEVER) {
            throw new RuleError(
                            2,
                            MessageKind.WRONG_ARGUMENTS,
                            "a bytearray takes " + parameter.described() + " as an item, not " + Lattice.describe(item))
                    .raising("TypeError", parameter.complaintOf(OperandError.OWNER));
        }
        viaSystem(step, "set_item", 0, 1, 2);
    }

    private SomeValue setSlice(Step step, SomeValue container, SomeSlice slice) {
        if (container instanceof SomeList list) {
            ((InferredList) list.definition()).markResized();
        }
        HostObject function = Families.of(container)
                .flatMap(family -> inference.systemCode().method(family, "set_slice"))
                .orElseThrow(() -> new RuleError(
                        0, MessageKind.NO_METHOD, Lattice.describe(step.argument(0)), "slice assignment"));
        resolver.callSystem(
                step,
                function,
                List.of(
                        Passed.operand(step, 0),
                        bound(1, SliceBound.START, slice.start()),
                        bound(1, SliceBound.STOP, slice.stop()),
                        bound(1, SliceBound.STEP, slice.step()),
                        Passed.operand(step, 2)));
        return SomeNone.NONE;
    }

    private static Passed bound(int operand, SliceBound bound, SomeValue value) {
        return new Passed(new ArgumentSource.OfSlice(operand, bound), value);
    }

    SomeValue deleteItem(Step step) {
        SomeValue container = Lattice.withoutNone(step.argument(0));
        SomeValue index = step.argument(1);
        Optional<SomeValue> special = specialMethods.call(step, 0, "__delitem__", List.of(Passed.operand(step, 1)));
        if (special.isPresent()) {
            return special.get() == SomeImpossible.IMPOSSIBLE ? SomeImpossible.IMPOSSIBLE : SomeNone.NONE;
        }
        if (SpecialMethods.isNotMadeYet(container)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (guardedIndex(step, container, FlowOpcode.DELITEM, "del a[b]", 0, 1).isPresent()) {
            return SomeNone.NONE;
        }
        if (index instanceof SomeSlice slice && !(container instanceof SomeDict) && hasGuardedBounds(slice, 1)) {
            guardedSlice(step, slice, FlowOpcode.DELITEM, "del a[b:c:d]", 0, 1);
            return SomeNone.NONE;
        }
        switch (container) {
            case SomeList list
            when isIndex(index) && !list.definition().isTuple() -> {
                step.raisesOnly("IndexError", "TypeError");
                ((InferredList) list.definition()).markResized();
            }
            case SomeDict dict -> {
                InferredDict definition = (InferredDict) dict.definition();
                definition.generaliseKey(index);
                step.raisesOnly("KeyError", "TypeError");
                if (knowingKey(step, dict, "delitem_or_key", 0, 1).isPresent()) {
                    return SomeNone.NONE;
                }
                if (hashesByProgram(definition.readKey())) {
                    step.raisesAnything();
                }
            }
            case SomeList list
            when index instanceof SomeSlice && !list.definition().isTuple() -> {
                step.raisesOnly("ValueError", "TypeError");
                ((InferredList) list.definition()).markResized();
            }
            default -> viaSystem(step, "__delitem__", 0, 1);
        }
        return SomeNone.NONE;
    }
}
