package dev.serpentine.transform.simplification;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Drops the graphs that nothing mentions any more, such as functions whose every call was inlined. */
public final class KeepReachableGraphs implements ProgramPass {

    @Override
    public String purpose() {
        return "drops graphs that nothing mentions any more";
    }

    /** The program with those of its graphs, in their order, that it can get to; its helpers stay at hand. */
    @Override
    public Program apply(Program program) {
        Reachability reached = new Reachability();
        program.roots().forEach(reached::addGraph);
        reached.addConstant(program.exceptions().everything());
        program.exceptions().prebuilt().values().forEach(reached::addConstant);
        Set<FunctionGraph> mentioned = new HashSet<>(reached.graphs());
        List<FunctionGraph> kept =
                program.graphs().stream().filter(mentioned::contains).toList();
        Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>(program.functions());
        functions.keySet().retainAll(mentioned);
        return program.withGraphs(kept, functions);
    }
}
