package dev.serpentine.graph.program;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The closure of all that graphs mention: further graphs, containers, struct types, classes with their methods; each
 * once, in the order of first mention. Add roots, then read.
 */
public final class Reachability {
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<FunctionGraph> graphs = new ArrayList<>();
    private final List<Container> containers = new ArrayList<>();
    private final List<StructType> structs = new ArrayList<>();
    private final List<InstanceType> classes = new ArrayList<>();
    private final Deque<Runnable> pending = new ArrayDeque<>();
    private boolean isRunning;

    /** Adds a graph and what it mentions. */
    public void addGraph(FunctionGraph graph) {
        if (seen.add(graph)) {
            graphs.add(graph);
            later(() -> visit(graph));
        }
    }

    /** Adds what a constant mentions. */
    public void addConstant(Constant constant) {
        addType(constant.type());
        addValue(constant.value());
    }

    /** Adds the structs that a type mentions, a parent before its children. */
    public void addType(LowLevelType type) {
        switch (type) {
            case PointerType pointer -> addType(pointer.target());
            case ArrayType array -> {
                array.head().ifPresent(this::addType);
                addType(array.item());
            }
            case FunctionType function -> {
                function.arguments().forEach(this::addType);
                addType(function.result());
            }
            case StructType struct -> addStruct(struct);
            case InstanceType instance -> addClass(instance);
            case Primitive primitive -> {}
            case OpaqueType opaque -> {}
            case PythonObject object -> {}
        }
    }

    /** All graphs. */
    public Collection<FunctionGraph> graphs() {
        return Collections.unmodifiableList(graphs);
    }

    /** All containers. */
    public Collection<Container> containers() {
        return Collections.unmodifiableList(containers);
    }

    /** All structs. */
    public Collection<StructType> structs() {
        return Collections.unmodifiableList(structs);
    }

    /** All classes. */
    public Collection<InstanceType> classes() {
        return Collections.unmodifiableList(classes);
    }

    /** Runs now or, from inside of another visit, afterwards: no recursion as deep as the data. */
    private void later(Runnable visit) {
        pending.add(visit);
        if (!isRunning) {
            isRunning = true;
            while (!pending.isEmpty()) {
                pending.remove().run();
            }
            isRunning = false;
        }
    }

    private void addStruct(StructType struct) {
        if (seen.contains(struct)) {
            return;
        }
        struct.parent().ifPresent(this::addStruct);
        seen.add(struct);
        structs.add(struct);
        if (struct.isDefined()) {
            later(() -> struct.ownFields().forEach(field -> addType(field.type())));
        }
    }

    private void addClass(InstanceType type) {
        if (seen.contains(type)) {
            return;
        }
        type.parent().ifPresent(this::addClass);
        seen.add(type);
        classes.add(type);
        if (type.isDefined()) {
            later(() -> type.ownFields().forEach(field -> addType(field.type())));
        }
        if (type.contents().isPresent()) {
            later(() -> visit(ClassContents.of(type)));
        }
    }

    private void visit(ClassContents contents) {
        addContainer(contents.record());
        for (ClassContents.Method method : contents.methods()) {
            addType(method.type());
            method.body().ifPresent(this::addGraph);
        }
    }

    private void addContainer(Container container) {
        if (seen.add(container)) {
            containers.add(container);
            addType(container.type());
            later(() -> visit(container));
        }
    }

    private void visit(Container container) {
        switch (container) {
            case FieldedValue value -> value.type().allFields().forEach(field -> addValue(value.get(field.name())));
            case ArrayValue array
            when array.type().item() instanceof PointerType || array.type().item() == Primitive.SIGNED ->
                array.items().forEach(this::addValue);
            case ArrayValue array -> {}
            case FunctionValue function
            when function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph) -> addGraph(graph);
            case FunctionValue function -> {}
        }
    }

    private void addValue(Object value) {
        switch (value) {
            case Container container -> addContainer(container);
            case LowLevelType type -> addType(type);
            case FunctionGraph graph -> addGraph(graph);
            case List<?> several -> several.forEach(this::addValue);
            case SymbolicInteger symbolic ->
                addType(
                        switch (symbolic) {
                            case SymbolicInteger.SizeOf(var type) -> type;
                            case SymbolicInteger.ItemSize(var type) -> type;
                            case SymbolicInteger.FieldOffset(var type, String field) -> type;
                            case SymbolicInteger.LengthOffset(var type) -> type;
                            case SymbolicInteger.ItemsOffset(var type) -> type;
                        });
            case null, default -> {}
        }
    }

    private void visit(FunctionGraph graph) {
        addType(graph.resultType());
        addType(graph.raiseBlock().inputArguments().getFirst().type());
        for (Block block : graph.blocks()) {
            block.inputArguments().forEach(argument -> addType(argument.type()));
            for (Operation operation : block.operations()) {
                operation.arguments().forEach(this::addUse);
                addType(operation.result().type());
            }
            switch (block.exit()) {
                case BlockExit.Branch(Value condition) -> addUse(condition);
                case BlockExit.Switch(Value selector) -> addUse(selector);
                case BlockExit.Open open -> {}
                case BlockExit.Final end -> {}
                case BlockExit.Jump jump -> {}
                case BlockExit.MayRaise mayRaise -> {}
            }
            for (Link link : block.links()) {
                link.arguments().forEach(this::addUse);
                if (link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)) {
                    addUse(exceptionClass);
                    addType(link.caughtException().orElseThrow().type());
                }
            }
        }
    }

    private void addUse(Value value) {
        switch (value) {
            case Constant constant -> addConstant(constant);
            case Variable variable -> {}
        }
    }
}
