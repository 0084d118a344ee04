package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.LinkCase;
import java.util.Arrays;
import java.util.List;

/** A graph made ready to run: every value has a slot, every operation is a {@link Step}. */
final class CompiledGraph {
    final FunctionGraph graph;
    long[] wordTemplate;
    Object[] referenceTemplate;
    Slot[] parameters;
    Slot result;
    int raisedSlot;
    CompiledBlock start;
    CompiledBlock returnBlock;
    CompiledBlock raiseBlock;

    CompiledGraph(FunctionGraph graph) {
        this.graph = graph;
    }

    /** A frame that holds the graph's constants. */
    Frame newFrame() {
        return new Frame(wordTemplate.clone(), referenceTemplate.clone());
    }

    /** How a compiled block ends. */
    enum ExitKind {
        FINAL,
        JUMP,
        BRANCH,
        SWITCH,
        MAY_RAISE
    }

    /** A block: its steps, and what the exit needs. */
    static final class CompiledBlock {
        final Block block;
        Step[] steps;
        ExitKind exit;
        int selectorSlot;
        CompiledLink[] links;

        CompiledBlock(Block block) {
            this.block = block;
        }
    }

    /** A link: which slots are copied where. */
    static final class CompiledLink {
        final LinkCase linkCase;
        final CompiledBlock target;
        final int caughtSlot;
        private final int[] wordSources;
        private final int[] wordTargets;
        private final int[] referenceSources;
        private final int[] referenceTargets;
        private final boolean overlaps;

        CompiledLink(LinkCase linkCase, CompiledBlock target, int caughtSlot, List<Slot> sources, List<Slot> targets) {
            this.linkCase = linkCase;
            this.target = target;
            this.caughtSlot = caughtSlot;
            this.wordSources = indexes(sources, sources, Slot.Kind.WORD);
            this.wordTargets = indexes(targets, sources, Slot.Kind.WORD);
            this.referenceSources = indexes(sources, sources, Slot.Kind.REFERENCE);
            this.referenceTargets = indexes(targets, sources, Slot.Kind.REFERENCE);
            this.overlaps = targets.stream().anyMatch(sources::contains);
        }

        private static int[] indexes(List<Slot> slots, List<Slot> sources, Slot.Kind kind) {
            int[] indexes = new int[slots.size()];
            int count = 0;
            for (int i = 0; i < indexes.length; i++) {
                if (sources.get(i).kind() == kind) {
                    indexes[count++] = slots.get(i).index();
                }
            }
            return Arrays.copyOf(indexes, count);
        }

        /** Hands the values over, all at once. */
        void transfer(Frame frame) {
            long[] words = frame.words;
            Object[] references = frame.references;
            if (overlaps) {
                transferThroughCopies(words, references);
                return;
            }
            for (int i = 0; i < wordSources.length; i++) {
                words[wordTargets[i]] = words[wordSources[i]];
            }
            for (int i = 0; i < referenceSources.length; i++) {
                references[referenceTargets[i]] = references[referenceSources[i]];
            }
        }

        private void transferThroughCopies(long[] words, Object[] references) {
            long[] wordCopies = new long[wordSources.length];
            for (int i = 0; i < wordCopies.length; i++) {
                wordCopies[i] = words[wordSources[i]];
            }
            Object[] referenceCopies = new Object[referenceSources.length];
            for (int i = 0; i < referenceCopies.length; i++) {
                referenceCopies[i] = references[referenceSources[i]];
            }
            for (int i = 0; i < wordCopies.length; i++) {
                words[wordTargets[i]] = wordCopies[i];
            }
            for (int i = 0; i < referenceCopies.length; i++) {
                references[referenceTargets[i]] = referenceCopies[i];
            }
        }
    }
}
