package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which type of the assembly each type of the graphs is; classes are defined when they are first mentioned. */
final class CliTypes {
    /** Where the classes are that no source module defines. */
    static final String RECORDS = "Serpentine.Records";

    private static final MethodReference PLAIN_CONSTRUCTOR =
            MethodReference.ofInstance(BaseLibrary.OBJECT, ".ctor", Simple.VOID);

    private final Assembly assembly;
    private final CliNames names = new CliNames();
    private final Map<FieldedType, TypeDefinition> classes = new IdentityHashMap<>();
    private final Map<FieldedType, Map<String, FieldDefinition>> fields = new IdentityHashMap<>();
    private final Map<ArrayType, MethodDefinition> makers = new HashMap<>();
    private final Map<FunctionType, TypeDefinition> delegates = new HashMap<>();

    CliTypes(Assembly assembly) {
        this.assembly = assembly;
    }

    /** The type of a value. */
    SignatureType of(LowLevelType type) {
        return switch (type) {
            case Primitive primitive ->
                switch (primitive) {
                    case VOID -> Simple.VOID;
                    case BOOL -> Simple.BOOLEAN;
                    case CHAR, UINT8 -> Simple.UINT8;
                    case UNICHAR, UINT32 -> Simple.UINT32;
                    case INT8 -> Simple.INT8;
                    case INT16 -> Simple.INT16;
                    case UINT16 -> Simple.UINT16;
                    case INT32 -> Simple.INT32;
                    case SIGNED -> Simple.INT64;
                    case UNSIGNED -> Simple.UINT64;
                    case FLOAT -> Simple.FLOAT64;
                    case SINGLEFLOAT -> Simple.FLOAT32;
                    case ADDRESS -> throw new IllegalArgumentException("assemblies have no addresses");
                };
            case PointerType(FieldedType target) -> classOf(target).reference();
            case PointerType(ArrayType array) ->
                array.head().isPresent() ? classOf(array.head().get()).reference() : itemsOf(array);
            case PointerType(FunctionType function) -> delegateOf(function).reference();
            case PointerType(OpaqueType _), FieldedType _, ArrayType _, FunctionType _, OpaqueType _, PythonObject _ ->
                throw new IllegalArgumentException("no value of an assembly is a " + type.text());
        };
    }

    /** The .NET array of an array's items. */
    SignatureType itemsOf(ArrayType array) {
        return new SignatureType.ArrayOf(of(array.item()));
    }

    /**
     * The field of a head's class that holds the items of an array. There is one for each array that the head lies in
     * front of, all but one of them null: a pointer to such an array is one to its head.
     */
    FieldDefinition itemsField(ArrayType array) {
        StructType head = array.head().orElseThrow();
        classOf(head);
        return fields.get(head).get(itemsName(array));
    }

    private static String itemsName(ArrayType array) {
        return "items of " + array.item().text();
    }

    /** Makes an array whose length, an int32, is on the stack. */
    void newArray(ArrayType array, MethodBody body) {
        if (array.head().isPresent()) {
            body.call(makerOf(array));
        } else {
            body.type(CilOpcode.NEWARR, of(array.item()));
        }
    }

    private MethodDefinition makerOf(ArrayType array) {
        return makers.computeIfAbsent(array, _ -> {
            StructType head = array.head().orElseThrow();
            TypeDefinition owner = classOf(head);
            MethodDefinition maker = owner.addMethod(MethodDefinition.ofStatic(
                    owner, "make'" + array.item().text(), owner.reference(), List.of(Simple.INT32)));
            MethodBody body = maker.body().orElseThrow();
            int made = body.addLocal("made", owner.reference());
            body.create(constructorOf(head))
                    .storeLocal(made)
                    .loadLocal(made)
                    .loadArgument(0)
                    .type(CilOpcode.NEWARR, of(array.item()))
                    .field(CilOpcode.STFLD, itemsField(array))
                    .loadLocal(made)
                    .loadArgument(0)
                    .add(CilOpcode.CONV_I8)
                    .field(CilOpcode.STFLD, field(head, StructType.LENGTH))
                    .loadLocal(made)
                    .add(CilOpcode.RET);
            return maker;
        });
    }

    /** The signature of a static method. */
    MethodSignature signature(List<? extends LowLevelType> parameters, LowLevelType result) {
        return new MethodSignature(
                false, of(result), parameters.stream().map(this::of).toList());
    }

    /** The class of structs or instances of a type. */
    TypeDefinition classOf(FieldedType type) {
        TypeDefinition known = classes.get(type);
        if (known != null) {
            return known;
        }
        SignatureType parent =
                type.parent().isPresent() ? classOf(type.parent().get()).reference() : Simple.OBJECT;
        if (classes.containsKey(type)) {
            // The parent has fields that point to this one.
            return classes.get(type);
        }
        TypeDefinition made = TypeDefinition.ofClass(namespace(type), names.unique(type.name()), true, parent);
        classes.put(type, made);
        assembly.add(made);
        MethodBody constructor = new MethodBody();
        made.addMethod(MethodDefinition.of(
                made,
                ".ctor",
                MethodSignature.ofInstance(Simple.VOID),
                MethodDefinition.Binding.INSTANCE,
                List.of(),
                constructor));
        constructor
                .loadArgument(0)
                .call(type.parent().isPresent() ? constructorOf(type.parent().get()) : PLAIN_CONSTRUCTOR)
                .add(CilOpcode.RET);
        Map<String, FieldDefinition> own = new HashMap<>();
        fields.put(type, own);
        CliNames fieldNames = new CliNames();
        for (FieldedType.Field field : type.ownFields()) {
            if (field.type() != Primitive.VOID) {
                own.put(
                        field.name(),
                        made.addField(fieldNames.unique(CliNames.possible(field.name())), of(field.type())));
            }
        }
        if (type instanceof StructType struct) {
            for (ArrayType array : StandardLayouts.arraysBehind(struct)) {
                own.put(itemsName(array), made.addField(fieldNames.unique("items"), itemsOf(array)));
            }
        }
        return made;
    }

    private static String namespace(FieldedType type) {
        return switch (type) {
            case InstanceType instance when !instance.module().isEmpty() -> instance.module();
            case InstanceType _, StructType _ -> RECORDS;
        };
    }

    /** What makes an object of the class, its fields zero. */
    MethodDefinition constructorOf(FieldedType type) {
        return classOf(type).method(".ctor");
    }

    /** The field of that name, own or inherited. */
    FieldDefinition field(FieldedType type, String name) {
        classOf(type);
        FieldDefinition own = fields.get(type).get(name);
        return own != null ? own : field(type.parent().orElseThrow(), name);
    }

    /** The class of callables of a type. */
    TypeDefinition delegateOf(FunctionType type) {
        TypeDefinition known = delegates.get(type);
        if (known == null) {
            known = TypeDefinition.ofDelegate(
                    RECORDS,
                    names.unique("function"),
                    true,
                    of(type.result()),
                    type.arguments().stream().map(this::of).toList());
            delegates.put(type, known);
            assembly.add(known);
        }
        return known;
    }
}
