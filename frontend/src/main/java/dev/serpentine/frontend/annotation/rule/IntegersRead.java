package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInteger;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Ints that are read from bytes and text. {@code int.from_bytes} gives one without bounds, unless the program's text
 * says that the bytes are so few that a word holds them: a slice between bounds that are a constant apart, what a
 * constant number of bytes was read of, or a constant. {@code int(text)} does where it is guessed to: see
 * {@link dev.serpentine.frontend.annotation.fixpoint.FindGrowingIntegers}.
 */
final class IntegersRead {
    private static final int FIRST = 2;
    /** The most bytes of which every value is a word with a sign. */
    private static final BigInteger FEW = BigInteger.valueOf(Long.BYTES - 1);

    private final Inference inference;
    private final CallResolution resolver;

    IntegersRead(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /**
     * {@code int(text)}, perhaps with a base, where the text may be None. @return empty where the usual function, which
     * gives words, serves the call
     */
    Optional<SomeValue> fromText(Step step) {
        int count = step.argumentCount() - FIRST;
        if (count < 1
                || count > 2
                || !Arguments.ofCall(step).areAllPositional()
                || !isText(step.argument(FIRST), count == 1)
                || count == 2 && !(step.argument(FIRST + 1) instanceof SomeInteger)
                || !inference
                        .decisions()
                        .isGrowing(inference.flow().servedBy(step).operation())) {
            return Optional.empty();
        }
        Passed base = count == 2
                ? Passed.operand(step, FIRST + 1)
                : known(inference.host().ofInteger(BigInteger.TEN));
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, "from_text")
                .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, FIRST), base)));
    }

    private static boolean isText(SomeValue value, boolean mayBeNone) {
        return (mayBeNone ? Lattice.withoutNone(value) : value) instanceof SomeString;
    }

    /** The same of {@code int.from_bytes}. */
    Optional<SomeValue> fromBytes(Step step) {
        Arguments arguments = Arguments.ofCall(step);
        List<Passed> positional = arguments.positional();
        if (inference.integers() == IntegerModel.WORD
                || positional.isEmpty()
                || positional.size() > 2
                || isOfFew(step, step.operation().argument(FIRST))) {
            return Optional.empty();
        }
        Passed order = positional.size() > 1
                ? positional.get(1)
                : arguments
                        .keywords()
                        .getOrDefault("byteorder", known(inference.host().ofText("big")));
        Passed signed = arguments
                .keywords()
                .getOrDefault("signed", known(inference.host().ofBoolean(false)));
        return inference
                .systemCode()
                .method(LongIntegers.FAMILY, "from_bytes")
                .map(function -> resolver.callSystem(step, function, List.of(positional.getFirst(), order, signed)));
    }

    private Passed known(HostObject constant) {
        return Passed.prebuilt(inference, constant);
    }

    private static boolean isOfFew(Step step, Value bytes) {
        if (bytes instanceof Constant(HostObject object, var type)) {
            return object.kind() == HostKind.BYTES && object.asBytes().length < Long.BYTES;
        }
        Optional<Operation> made = maker(step, bytes);
        return made.isPresent()
                && switch ((FlowOpcode) made.get().opcode()) {
                    case GETITEM ->
                        maker(step, made.get().argument(1))
                                .filter(slice -> slice.opcode() == FlowOpcode.NEWSLICE)
                                .filter(slice -> isNarrow(step, slice.argument(0), slice.argument(1)))
                                .isPresent();
                    case CALL ->
                        isRead(step, made.get().argument(0))
                                && made.get().arguments().size() == FIRST + 1
                                && isFew(number(made.get().argument(FIRST)));
                    default -> false;
                };
    }

    /** Whether what is called is a method of that name, which gives no more bytes than it is asked for. */
    private static boolean isRead(Step step, Value called) {
        return maker(step, called)
                .filter(attribute -> attribute.opcode() == FlowOpcode.GETATTR
                        && attribute.argument(1) instanceof Constant(HostObject name, var type)
                        && name.asText().equals("read"))
                .isPresent();
    }

    private static boolean isNarrow(Step step, Value from, Value to) {
        Optional<BigInteger> start = isNone(from) ? Optional.of(BigInteger.ZERO) : number(from);
        if (start.isPresent()) {
            return number(to)
                    .filter(end -> end.signum() >= 0 == start.get().signum() >= 0)
                    .map(end -> end.subtract(start.get()))
                    .filter(width -> isFew(Optional.of(width)))
                    .isPresent();
        }
        return maker(step, to)
                .filter(sum -> sum.opcode() == FlowOpcode.ADD && sum.argument(0) == from)
                .filter(sum -> isFew(number(sum.argument(1))))
                .isPresent();
    }

    private static boolean isFew(Optional<BigInteger> count) {
        return count.filter(number -> number.signum() >= 0 && number.compareTo(FEW) <= 0)
                .isPresent();
    }

    private static boolean isNone(Value value) {
        return value instanceof Constant(HostObject object, var type) && object.kind() == HostKind.NONE;
    }

    private static Optional<BigInteger> number(Value value) {
        return value instanceof Constant(HostObject object, var type) && object.kind() == HostKind.INT
                ? Optional.of(object.asInteger())
                : Optional.empty();
    }

    private static Optional<Operation> maker(Step step, Value value) {
        return value instanceof Variable
                ? step.block().operations().stream()
                        .filter(operation -> operation.result() == value)
                        .findFirst()
                : Optional.empty();
    }
}
