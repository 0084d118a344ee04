package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.ContainerType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The prebuilt containers. Code reaches those that it mentions by static fields. What they hold stands in the assembly
 * as a block of bytes, from which all are made when the program starts: first every one empty, then their contents, so
 * that they may refer to each other in any way.
 */
final class PrebuiltData {
    /** How many fields one method sets. */
    private static final int FIELDS_A_METHOD = 250;

    private final CliTypes types;
    private final TypeDefinition owner;
    private final Map<ContainerType, List<Container>> groups = new LinkedHashMap<>();
    /** Where each container is among all; 0 is the null pointer. */
    private final Map<Container, Integer> indexes = new IdentityHashMap<>();

    private final List<FunctionValue> functions = new ArrayList<>();
    private final Map<Container, FieldDefinition> fields = new IdentityHashMap<>();
    private final MethodDefinition initialise;

    PrebuiltData(Collection<Container> containers, Assembly assembly, CliTypes types) {
        this.types = types;
        this.owner = assembly.add(TypeDefinition.ofStaticClass(RuntimeLibrary.NAMESPACE, "Prebuilt", true));
        this.initialise = owner.addMethod(MethodDefinition.ofStatic(owner, "Initialise", Simple.VOID, List.of()));
        for (Container container : containers) {
            if (!(container instanceof FunctionValue)) {
                groups.computeIfAbsent(container.type(), _ -> new ArrayList<>()).add(container);
            }
        }
        int index = 1;
        for (List<Container> group : groups.values()) {
            for (Container container : group) {
                indexes.put(container, index++);
            }
        }
    }

    /** The method that makes all of it, to be called once. */
    MethodDefinition initialise() {
        return initialise;
    }

    /** Puts a constant that is a pointer, not null, on the stack. */
    void load(Constant constant, MethodBody body) {
        Container container = (Container) constant.value();
        FieldDefinition field = fields.get(container);
        if (field == null) {
            field = owner.addStaticField(
                    container.type().text() + "'" + fields.size(),
                    types.of(container.type().pointer()));
            fields.put(container, field);
        }
        body.field(CilOpcode.LDSFLD, field);
    }

    /** Where a container is among all, or null for the null pointer. */
    private int indexOf(Object pointer) {
        if (pointer == null) {
            return 0;
        }
        if (pointer instanceof FunctionValue function && !indexes.containsKey(function)) {
            functions.add(function);
            indexes.put(function, indexes.size() + 1);
        }
        Integer index = indexes.get((Container) pointer);
        if (index == null) {
            throw new IllegalStateException(pointer + " is reached by nothing");
        }
        return index;
    }

    /**
     * Writes what makes the containers, when all code is written.
     *
     * @param methodOf the method that a graph is
     */
    void complete(Assembly assembly, Function<FunctionGraph, MethodDefinition> methodOf) {
        fields.keySet().forEach(this::indexOf);
        PrebuiltLoader loader = new PrebuiltLoader(owner, types, this::indexOf);
        for (Map.Entry<ContainerType, List<Container>> group : groups.entrySet()) {
            loader.make(group.getKey(), group.getValue());
        }
        for (Map.Entry<ContainerType, List<Container>> group : groups.entrySet()) {
            switch (group.getValue().getFirst()) {
                case FieldedValue value -> loader.fillFields(value.type(), group.getValue());
                case ArrayValue array -> loader.fillItems(array.type(), group.getValue());
                case FunctionValue _ -> throw new IllegalStateException("functions are made another way");
            }
        }
        MethodBody body = initialise.body().orElseThrow();
        loader.begin(body, indexes.size() + 1, assembly);
        loader.calls(body, true);
        if (!functions.isEmpty()) {
            body.call(makeFunctions(loader, methodOf));
        }
        loader.calls(body, false);
        publish(body, loader);
        loader.end(body);
        body.add(CilOpcode.RET);
    }

    private MethodDefinition makeFunctions(PrebuiltLoader loader, Function<FunctionGraph, MethodDefinition> methodOf) {
        MethodDefinition method =
                owner.addMethod(MethodDefinition.ofStatic(owner, "MakeFunctions", Simple.VOID, List.of()));
        MethodBody body = method.body().orElseThrow();
        for (FunctionValue function : functions) {
            if (!(function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph))) {
                throw new IllegalStateException("a pointer to the external function " + function.name());
            }
            body.field(CilOpcode.LDSFLD, loader.objects())
                    .load(indexOf(function))
                    .add(CilOpcode.LDNULL)
                    .loadFunction(methodOf.apply(graph))
                    .create(types.delegateOf(function.type()).method(".ctor"))
                    .add(CilOpcode.STELEM_REF);
        }
        body.add(CilOpcode.RET);
        return method;
    }

    private void publish(MethodBody body, PrebuiltLoader loader) {
        MethodBody part = null;
        int count = 0;
        for (Map.Entry<Container, FieldDefinition> entry : inOrder()) {
            if (count++ % FIELDS_A_METHOD == 0) {
                if (part != null) {
                    part.add(CilOpcode.RET);
                }
                MethodDefinition method =
                        owner.addMethod(MethodDefinition.ofStatic(owner, "Publish'" + count, Simple.VOID, List.of()));
                part = method.body().orElseThrow();
                body.call(method);
            }
            part.field(CilOpcode.LDSFLD, loader.objects())
                    .load(indexOf(entry.getKey()))
                    .add(CilOpcode.LDELEM_REF)
                    .type(CilOpcode.CASTCLASS, entry.getValue().type())
                    .field(CilOpcode.STSFLD, entry.getValue());
        }
        if (part != null) {
            part.add(CilOpcode.RET);
        }
    }

    private List<Map.Entry<Container, FieldDefinition>> inOrder() {
        List<Map.Entry<Container, FieldDefinition>> all = new ArrayList<>(fields.entrySet());
        all.sort((one, other) -> Integer.compare(indexOf(one.getKey()), indexOf(other.getKey())));
        return all;
    }
}
