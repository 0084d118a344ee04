package dev.serpentine.driver;

import dev.serpentine.transform.allocation.GrowTextsInPlace;
import dev.serpentine.transform.allocation.PassFieldsOfStructs;
import dev.serpentine.transform.arithmetic.DropChecksThatCannotFail;
import dev.serpentine.transform.arithmetic.WrapArithmeticWithUnusedHighBits;
import dev.serpentine.transform.counting.CountReferences;
import dev.serpentine.transform.inlining.InlineSmallFunctions;
import dev.serpentine.transform.interrupts.DropNeedlessPolls;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.redundancy.DropRepeatedWork;
import dev.serpentine.transform.shape.NarrowLoopCounters;
import dev.serpentine.transform.shape.SplitLongBlocks;
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import dev.serpentine.transform.simplification.MakeSwitches;
import dev.serpentine.transform.simplification.MakeSwitchesOfTexts;

/**
 * The passes over programs of the object-oriented typer that all platforms with objects share: exceptions, memory and
 * the depth of the stack are the platform's.
 */
final class ObjectPasses {
    /** What each platform begins with. */
    static final Pipeline SHARED = Pipeline.of(
            new CountReferences(),
            new GrowTextsInPlace(),
            new WrapArithmeticWithUnusedHighBits(),
            new DropNeedlessPolls(),
            new MakeSwitchesOfTexts(),
            new PassFieldsOfStructs(),
            new InlineSmallFunctions(),
            new DropRepeatedWork(),
            new DropChecksThatCannotFail(),
            new MakeSwitches(),
            new KeepReachableGraphs(),
            new NarrowLoopCounters(),
            new SplitLongBlocks());

    private ObjectPasses() {}
}
