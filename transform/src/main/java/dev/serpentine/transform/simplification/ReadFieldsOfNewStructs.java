package dev.serpentine.transform.simplification;

import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.InstanceType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces reads of a struct's fields, and tests of its class, in the block that makes the struct, while nothing else
 * can know of it, by what the block wrote there and by what it made. So an exception that is raised and caught in one
 * function goes straight to its handler, and need not be made.
 */
public final class ReadFieldsOfNewStructs implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            if (block.operations().stream().anyMatch(operation -> operation.opcode() == LowLevelOpcode.MALLOC)) {
                changed |= Substitution.dropKnown(block, new NewStructs()::knownResult);
            }
        }
        return changed;
    }

    /** The structs that the operations so far made, and that only variables of the block point to. */
    private static final class NewStructs {
        /** What a struct's fields hold, by name; those that are not here hold zeros. */
        private record Contents(FieldedType type, Map<String, Value> fields) {}

        /** By each variable that points to the struct. */
        private final Map<Variable, Contents> known = new HashMap<>();

        Optional<Value> knownResult(Operation operation) {
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            return switch (opcode) {
                case MALLOC -> {
                    if (((Constant) operation.argument(0)).value() instanceof FieldedType type) {
                        known.put(operation.result(), new Contents(type, new HashMap<>()));
                    }
                    yield Optional.empty();
                }
                case CAST_POINTER, SAME_AS -> {
                    if (operation.argument(0) instanceof Variable pointer && known.containsKey(pointer)) {
                        known.put(operation.result(), known.get(pointer));
                    }
                    yield Optional.empty();
                }
                case GETFIELD -> of(operation.argument(0)).flatMap(contents -> read(contents, operation));
                case SETFIELD -> {
                    forget(operation.argument(2));
                    of(operation.argument(0))
                            .ifPresent(contents -> contents.fields().put(fieldName(operation), operation.argument(2)));
                    yield Optional.empty();
                }
                case INSTANCE_OF -> of(operation.argument(0)).flatMap(contents -> isInstance(contents, operation));
                case KEEPALIVE, TRACEBACK_RAISE, PTR_NONZERO, PTR_IS_ZERO -> Optional.empty();
                default -> {
                    operation.arguments().forEach(this::forget);
                    yield Optional.empty();
                }
            };
        }

        private Optional<Contents> of(Value pointer) {
            return pointer instanceof Variable variable ? Optional.ofNullable(known.get(variable)) : Optional.empty();
        }

        /** Of what others see from now on nothing more is known. */
        private void forget(Value pointer) {
            of(pointer).ifPresent(contents -> known.values().removeIf(other -> other == contents));
        }

        private static String fieldName(Operation access) {
            return (String) ((Constant) access.argument(1)).value();
        }

        private static Optional<Value> read(Contents contents, Operation read) {
            Optional<Field> field = contents.type().field(fieldName(read));
            if (field.isEmpty() || !field.get().type().equals(read.result().type())) {
                return Optional.empty();
            }
            Value written = contents.fields().get(fieldName(read));
            return Optional.of(
                    written != null
                            ? written
                            : new Constant(
                                    FieldedValue.zero(field.get().type()),
                                    field.get().type()));
        }

        private static Optional<Value> isInstance(Contents contents, Operation test) {
            return contents.type() instanceof InstanceType made
                            && ((Constant) test.argument(1)).value() instanceof InstanceType wanted
                    ? Optional.of(Constant.bool(made.extendsOrIs(wanted)))
                    : Optional.empty();
        }
    }
}
