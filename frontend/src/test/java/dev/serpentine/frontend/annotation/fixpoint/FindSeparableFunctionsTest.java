package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.SharedFunctions;
import dev.serpentine.frontend.annotation.facts.SharedFunctions.Passing;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which functions are better specialised, of what calls pass them. */
class FindSeparableFunctionsTest {
    private static final SourcePosition PLACE = new SourcePosition("shared.py", 1, 1);

    private final Union union = new Union(true, false);
    private final Worklist worklist = new Worklist(WorkOrder.USUAL, union);
    private final SomeValue either = union.of(Lattice.INTEGER, Lattice.STRING);

    private final SharedFunctions shared = new SharedFunctions();
    private final FunctionGraph main = graph("main");
    private final FunctionGraph first = graph("first");
    private final FunctionGraph second = graph("second");

    private static FunctionGraph graph(String name) {
        return new FunctionGraph(
                name,
                PLACE,
                new Block(List.of(Variable.untyped("x"))),
                Variable.untyped("result"),
                Variable.untyped("exception"));
    }

    private void passes(FunctionGraph caller, FunctionGraph called, SomeValue value) {
        Operation call = new Operation(FlowOpcode.CALL, List.of(), Variable.untyped("v"), PLACE);
        shared.note(null, called.parameters().getFirst(), call, new Passing(caller, called, value));
    }

    private SomeValue listOf(SomeValue item) {
        InferredList definition = new InferredList(worklist, false);
        definition.generaliseItem(item);
        return new SomeList(definition, false, Optional.empty());
    }

    private void separable(FunctionGraph... graphs) {
        assertEquals(Set.of(graphs), FindSeparableFunctions.graphsIn(shared));
    }

    @Test
    void oneKindFromEachCall() {
        passes(main, first, Lattice.INTEGER);
        passes(main, first, Lattice.STRING);
        shared.noteMeeting(first);

        separable(first);
    }

    @Test
    void whatMeetsNowhereStaysShared() {
        passes(main, first, listOf(either));

        separable();
    }

    @Test
    void whatIsAUnionAnywayStaysShared() {
        passes(main, first, Lattice.INTEGER);
        passes(main, first, either);
        shared.noteMeeting(first);

        separable();
    }

    @Test
    void whatIsCalledWithWhatMet() {
        passes(main, first, Lattice.INTEGER);
        passes(main, first, Lattice.STRING);
        shared.noteMeeting(first);
        passes(first, second, either);

        separable(first, second);
    }

    @Test
    void whoCallsItselfWithTheUnionStaysSharedAndWhatItCalls() {
        passes(main, first, Lattice.INTEGER);
        passes(main, first, Lattice.STRING);
        shared.noteMeeting(first);
        passes(first, second, either);
        passes(second, first, either);

        separable();
    }

    @Test
    void whatIsPassedAContainerInWhichValuesMet() {
        SomeValue met = listOf(either);
        passes(main, first, met);
        shared.noteMeeting(first);
        passes(main, second, met);
        FunctionGraph other = graph("other");
        passes(main, other, listOf(either));

        separable(first, second);
    }

    @Test
    void whatOthersPassTooStaysShared() {
        passes(main, first, Lattice.INTEGER);
        passes(main, first, Lattice.STRING);
        shared.noteMeeting(first);
        passes(first, second, either);
        passes(main, second, either);

        separable(first);
    }
}
