package dev.serpentine.graph.model;

import java.util.Objects;

/**
 * How a block ends.
 *
 * <ul>
 *   <li>{@link Open}: not decided yet; only while the graph is built.
 *   <li>{@link Final}: the function ends; only the return block and the raise block. No links.
 *   <li>{@link Jump}: one link, without a case.
 *   <li>{@link Branch}: two links, the first with case {@code false}, the second with case {@code true}
 *       ({@link LinkCase.Truth}).
 *   <li>{@link Switch}: any number of links with distinct {@link LinkCase.Number}s, and perhaps a last one with
 *       {@link LinkCase.Otherwise}. Without that, one of the cases always holds.
 *   <li>{@link MayRaise}: the last operation may raise. The first link has no case and is taken when it does not; every
 *       other one has a {@link LinkCase.Caught} and a caught-exception variable; they are tried in order. What none of
 *       them takes leaves the function.
 * </ul>
 */
public sealed interface BlockExit {

    enum Open implements BlockExit {
        OPEN
    }

    enum Final implements BlockExit {
        FINAL
    }

    enum Jump implements BlockExit {
        JUMP
    }

    enum MayRaise implements BlockExit {
        MAY_RAISE
    }

    /**
     * @param condition of type Bool in typed graphs; in untyped ones the result of a {@code bool} operation or a
     *     constant
     */
    record Branch(Value condition) implements BlockExit {
        public Branch {
            Objects.requireNonNull(condition);
        }
    }

    /** @param selector an integer of any size */
    record Switch(Value selector) implements BlockExit {
        public Switch {
            Objects.requireNonNull(selector);
        }
    }
}
