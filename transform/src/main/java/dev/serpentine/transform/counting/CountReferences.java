package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Ends each observed object when the last one lets it go; see the package. */
public final class CountReferences implements ProgramPass {
    /** The function of library code that is told of each end; it takes the object, and there is one for each kind. */
    private static final String OBSERVER = "object_ended";
    /** The function of library code that is told the number of each object that nobody can get any more. */
    private static final String MOURNER = "object_gone";

    @Override
    public String purpose() {
        return "ends objects whose end is observed when the last holder lets them go";
    }

    @Override
    public Program apply(Program program) {
        Set<FieldedType> observed = observed(program);
        if (observed.isEmpty()) {
            program.graphs().forEach(CountReferences::dropHolds);
            return program;
        }
        return count(program, mentioned(program), observed);
    }

    private static Set<FieldedType> observed(Program program) {
        Set<FieldedType> observed = Collections.newSetFromMap(new IdentityHashMap<>());
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    if (operation.opcode() == LowLevelOpcode.ON_END) {
                        observed.add((FieldedType)
                                ((PointerType) operation.argument(0).type()).target());
                    }
                }
            }
        }
        return observed;
    }

    /** The functions of library code of a name, by their new types. */
    private static List<FunctionValue> called(String name, Program program, CountedLayouts layouts) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name)
                        && !SourcePosition.isOfProgram(graph.position().file()))
                .map(graph -> (FunctionValue) layouts.of(program.functionOf(graph)))
                .toList();
    }

    private static Reachability mentioned(Program program) {
        Reachability mentioned = new Reachability();
        program.graphs().forEach(mentioned::addGraph);
        program.roots().forEach(mentioned::addGraph);
        program.helpers()
                .forEach(helper ->
                        mentioned.addConstant(new Constant(helper, helper.type().pointer())));
        program.exceptions().prebuilt().values().forEach(mentioned::addConstant);
        mentioned.addConstant(program.exceptions().everything());
        mentioned.addType(program.exceptions().instance());
        return mentioned;
    }

    private static void dropHolds(FunctionGraph graph) {
        graph.blocks().forEach(block -> block.operations().removeIf(FramesOfCalls::isHold));
    }

    private static Program count(Program program, Reachability mentioned, Set<FieldedType> observed) {
        FieldedType exceptions = program.exceptions().instance();
        CountedTypes counted = new CountedTypes(mentioned, observed, exceptions);
        CountedLayouts layouts = new CountedLayouts(counted, mentioned, exceptions);
        List<FunctionGraph> graphs = List.copyOf(mentioned.graphs());
        graphs.forEach(graph -> RewriteGraphs.in(graph, layouts));
        FramesOfCalls.in(graphs, layouts);
        ExceptionLayout exceptionsNow = layout(program.exceptions(), layouts);
        PointerType exception = exceptionsNow.instance().pointer();
        EndFunctions functions = new EndFunctions(
                layouts,
                exception,
                called(OBSERVER, program, layouts),
                called(MOURNER, program, layouts).stream().findFirst());
        CopyItems copies = new CopyItems(layouts, functions, exception);
        for (FunctionGraph graph : graphs) {
            if (exceptionsNow instanceof ExceptionLayout.OfStructs structs && structs.matches() == graph) {
                // It only looks, and is called while an exception is on its way, when nothing else can be.
                continue;
            }
            new CountHolders(graph, layouts, functions, copies, exception, exceptionsNow.everything())
                    .run(program.roots().contains(graph) && graph != program.reportUncaught());
        }
        functions.finish();
        Map<FunctionGraph, FunctionValue> values = new HashMap<>();
        program.functions().forEach((graph, value) -> values.put(graph, (FunctionValue) layouts.of(value)));
        values.putAll(functions.made());
        values.putAll(copies.made());
        List<FunctionGraph> all = new ArrayList<>(program.graphs());
        all.addAll(functions.made().keySet());
        all.addAll(copies.made().keySet());
        return new Program(
                program.entry(),
                all,
                exceptionsNow,
                program.reportUncaught(),
                program.interrupted(),
                values,
                program.headers(),
                program.exports(),
                program.helpers().stream()
                        .map(helper -> (FunctionValue) layouts.of(helper))
                        .toList());
    }

    private static ExceptionLayout layout(ExceptionLayout exceptions, CountedLayouts layouts) {
        Map<String, Constant> prebuilt = new HashMap<>();
        exceptions.prebuilt().forEach((name, constant) -> prebuilt.put(name, layouts.of(constant)));
        return switch (exceptions) {
            case ExceptionLayout.OfStructs structs ->
                new ExceptionLayout.OfStructs(
                        (StructType) layouts.of(structs.instance()),
                        (StructType) layouts.of(structs.vtable()),
                        layouts.of(structs.everything()),
                        structs.matches(),
                        prebuilt);
            case ExceptionLayout.OfInstances instances ->
                new ExceptionLayout.OfInstances((InstanceType) layouts.of(instances.instance()), prebuilt);
        };
    }
}
