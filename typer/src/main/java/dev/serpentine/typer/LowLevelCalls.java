package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLowLevelType;
import dev.serpentine.frontend.annotation.value.SomeValue.SomePointer;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.LowLevelOpcode.Signature;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.LongIntegerRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Calls that system code makes to functions of {@code lltype} and to external functions: each is one low-level
 * operation, or none.
 */
final class LowLevelCalls {
    private static final String TYPES = "rpython.rtyper.lltypesystem.lltype.";
    private static final String EXTERNALS = "external ";
    private static final int FIRST = 2;
    private final TypingContext context;

    LowLevelCalls(TypingContext context) {
        this.context = context;
    }

    Typed call(String qualifiedName, OperationSite site) {
        if (qualifiedName.startsWith(EXTERNALS)) {
            return external(qualifiedName.substring(EXTERNALS.length()), site);
        }
        if (qualifiedName.startsWith(TYPES)) {
            return operation(qualifiedName.substring(TYPES.length()), site);
        }
        throw new UnsupportedOperation("a call of " + qualifiedName);
    }

    private Typed external(String name, OperationSite site) {
        ExternalFunction function =
                ExternalFunction.named(name).orElseThrow(() -> new UnsupportedOperation("external function " + name));
        List<Value> arguments = new ArrayList<>();
        FunctionType type = function.type();
        for (int i = 0; i < type.arguments().size(); i++) {
            arguments.add(argument(site, FIRST + i, type.arguments().get(i)));
        }
        Value result = site.builder().directCall(new Constant(function.value(), type.pointer()), arguments);
        return low(result, type.result());
    }

    /** An operand as a low-level type: a constant int may stand for any integer type. */
    private Value argument(OperationSite site, int operand, LowLevelType type) {
        return site.value(operand).type().equals(type)
                ? site.value(operand)
                : site.valueAs(operand, context.reprOf(HelperCalls.annotationOf(type)));
    }

    private Typed low(Value value, LowLevelType type) {
        return new Typed(
                type == Primitive.VOID ? Constant.voidOf(null) : value, context.reprOf(HelperCalls.annotationOf(type)));
    }

    private static LowLevelType typeOperand(OperationSite site, int operand) {
        return ((SomeLowLevelType) site.annotation(operand)).type();
    }

    private Typed operation(String name, OperationSite site) {
        OperationBuilder builder = site.builder();
        return switch (name) {
            case "malloc" -> malloc(typeOperand(site, FIRST), site);
            case "nullptr" -> {
                PointerType pointer = ((ContainerType) typeOperand(site, FIRST)).pointer();
                yield new Typed(OperationBuilder.zero(pointer), context.reprOf(HelperCalls.annotationOf(pointer)));
            }
            case "item_of" ->
                new Typed(
                        site.resultRepr().isVoid()
                                ? Constant.voidOf(null)
                                : OperationBuilder.zero(site.resultRepr().type()),
                        site.resultRepr());
            case "zero" -> low(OperationBuilder.zero(typeOperand(site, FIRST)), typeOperand(site, FIRST));
            case "typeOf", "Ptr", "GcArray" -> new Typed(Constant.voidOf(null), site.resultRepr());
            case "cast_pointer" -> {
                LowLevelType type = typeOperand(site, FIRST);
                yield low(builder.emitTyped(LowLevelOpcode.CAST_POINTER, type, List.of(site.value(FIRST + 1))), type);
            }
            case "cast_primitive" -> {
                Primitive type = (Primitive) typeOperand(site, FIRST);
                yield low(builder.castPrimitive(site.value(FIRST + 1), type), type);
            }
            case "ll_arraycopy" -> {
                List<Value> arguments = new ArrayList<>();
                for (int i = 0; i < 5; i++) {
                    arguments.add(
                            i == 0 || i == 2
                                    ? site.value(FIRST + i)
                                    : site.valueAs(
                                            FIRST + i, context.representations().signed()));
                }
                builder.emitTyped(LowLevelOpcode.ARRAY_COPY, Primitive.VOID, arguments);
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case "hlstr", "hlbytes", "hlbytearray", "llstr", "llbytes", "llbytearray" -> text(name, site);
            case "lllong" -> {
                LongIntegerRepr repr = context.representations().longInteger(true);
                yield low(context.convert(site.operands().get(FIRST), repr, builder), repr.type());
            }
            case "llunsigned" -> {
                Value bits = site.repr(FIRST) instanceof LongIntegerRepr integer && integer.type() != Primitive.UNSIGNED
                        ? integer.lowBits(site.value(FIRST), builder)
                        : site.value(FIRST);
                yield low(builder.castPrimitive(bits, Primitive.UNSIGNED), Primitive.UNSIGNED);
            }
            case "hlunsigned" ->
                new Typed(site.value(FIRST), context.representations().unsignedWord());
            case "hlnarrow" -> low(builder.castPrimitive(site.value(FIRST), Primitive.SIGNED), Primitive.SIGNED);
            case "hllong" ->
                new Typed(site.value(FIRST), context.representations().longInteger(false));
            case "long_in_pointer" -> {
                Value address = builder.emitTyped(
                        LowLevelOpcode.CAST_INT_TO_ADDRESS,
                        Primitive.ADDRESS,
                        List.of(site.valueAs(FIRST, context.representations().signed())));
                PointerType pointer = StandardLayouts.LONG_INTEGER.pointer();
                yield low(builder.emitTyped(LowLevelOpcode.CAST_ADDRESS_TO_PTR, pointer, List.of(address)), pointer);
            }
            case "identity_hash", "cast_ptr_to_int" -> {
                LowLevelOpcode opcode = LowLevelOpcode.valueOf(name.toUpperCase(Locale.ROOT));
                yield low(builder.emitTyped(opcode, Primitive.SIGNED, List.of(site.value(FIRST))), Primitive.SIGNED);
            }
            default -> byTable(name, site);
        };
    }

    private Typed malloc(LowLevelType type, OperationSite site) {
        Value made = switch (type) {
            case StructType struct -> site.builder().malloc(struct);
            case ArrayType array ->
                site.builder()
                        .mallocArray(
                                array,
                                site.valueAs(
                                        FIRST + 1, context.representations().signed()));
            default -> throw new UnsupportedOperation("malloc of " + type.text());
        };
        return new Typed(made, context.reprOf(HelperCalls.annotationOf(made.type())));
    }

    private Typed text(String name, OperationSite site) {
        SomeValue annotation = switch (name) {
            case "hlstr" -> new SomeValue.SomeString(false, false, java.util.Optional.empty());
            case "hlbytes" -> new SomeValue.SomeBytes(false, java.util.Optional.empty());
            case "hlbytearray" -> new SomeValue.SomeByteArray(false);
            case "llbytearray" -> new SomePointer(StandardLayouts.BYTEARRAY.pointer(), java.util.Optional.empty());
            case "llstr" -> new SomePointer(StandardLayouts.STR.pointer(), java.util.Optional.empty());
            default -> new SomePointer(StandardLayouts.BYTES.pointer(), java.util.Optional.empty());
        };
        Repr repr = context.reprOf(annotation);
        Value value = site.value(FIRST);
        if (!value.type().equals(repr.type())) {
            value = context.convert(
                    site.operands().get(FIRST), context.representations().text(true), site.builder());
        }
        return new Typed(value, repr);
    }

    /** An operation of the table with a fixed signature, by its mnemonic. */
    private Typed byTable(String name, OperationSite site) {
        LowLevelOpcode opcode;
        try {
            opcode = LowLevelOpcode.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new UnsupportedOperation("a call of lltype." + name);
        }
        Signature signature =
                opcode.signature().orElseThrow(() -> new UnsupportedOperation("a call of lltype." + name));
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < signature.operands().size(); i++) {
            arguments.add(argument(site, FIRST + i, signature.operands().get(i)));
        }
        return low(site.builder().emitTyped(opcode, signature.result(), arguments), signature.result());
    }
}
