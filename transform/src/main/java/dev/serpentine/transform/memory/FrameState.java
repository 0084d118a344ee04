package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Variable;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What is certain of a function's frame of the shadow stack at one point: the content of its slots, and where the
 * stack's top is.
 */
final class FrameState {
    private static final int UNKNOWN = -1;

    /** What a function must do before an operation that may collect. */
    interface Actions {
        /** Store a pointer in a slot. */
        void save(Variable variable, int slot);

        /** Store null in a slot. */
        void clear(int slot);

        /** Let the stack's top stand behind so many slots of the frame. */
        void setTop(int count);
    }

    private final Map<Integer, Variable> contents;
    private final BitSet valid;
    private int top;

    private FrameState(Map<Integer, Variable> contents, BitSet valid, int top) {
        this.contents = contents;
        this.valid = valid;
        this.top = top;
    }

    /** At a function's start: no slot is valid, and the top stands at the frame. */
    static FrameState atStart() {
        return new FrameState(new HashMap<>(), new BitSet(), 0);
    }

    FrameState copy() {
        return new FrameState(new HashMap<>(contents), (BitSet) valid.clone(), top);
    }

    /**
     * What is certain behind a link if this is certain before it.
     *
     * @param savesFirst whether values that keep their slots along the link are in them then, since
     *     {@link #completeFor} has them saved
     */
    FrameState along(Link link, RootSlots slots, boolean savesFirst) {
        Map<Integer, Variable> behind = new HashMap<>();
        BitSet validBehind = (BitSet) valid.clone();
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable received = link.target().inputArguments().get(i);
            if (link.arguments().get(i) instanceof Variable argument
                    && slots.slot(received).isPresent()) {
                int slot = slots.slot(received).getAsInt();
                boolean keepsSlot = slots.slot(argument).equals(slots.slot(received));
                if (contents.get(slot) == argument || savesFirst && keepsSlot && slots.isNeededOften(received)) {
                    behind.put(slot, received);
                    validBehind.set(slot);
                }
            }
        }
        return new FrameState(behind, validBehind, top);
    }

    /**
     * Has the values saved that keep their slots along a link and that its target relies on: on what is in a slot, or
     * on that it is anything at all.
     */
    void completeFor(Link link, FrameState atTarget, RootSlots slots, Actions actions) {
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable received = link.target().inputArguments().get(i);
            if (link.arguments().get(i) instanceof Variable argument
                    && slots.slot(received).isPresent()) {
                int slot = slots.slot(received).getAsInt();
                boolean keepsSlot = slots.slot(argument).equals(slots.slot(received));
                boolean reliedOn = atTarget.contents.get(slot) == received && contents.get(slot) != argument
                        || atTarget.valid.get(slot) && !valid.get(slot);
                if (keepsSlot && reliedOn) {
                    actions.save(argument, slot);
                    contents.put(slot, argument);
                    valid.set(slot);
                }
            }
        }
    }

    /** What is certain if either this or the other holds. */
    FrameState meet(FrameState other) {
        Map<Integer, Variable> both = new HashMap<>(contents);
        both.entrySet().removeIf(entry -> other.contents.get(entry.getKey()) != entry.getValue());
        BitSet bothValid = (BitSet) valid.clone();
        bothValid.and(other.valid);
        return new FrameState(both, bothValid, top == other.top ? top : UNKNOWN);
    }

    /** The same, but where the stack's top is is not known. */
    FrameState withTopAnywhere() {
        return new FrameState(new HashMap<>(contents), (BitSet) valid.clone(), UNKNOWN);
    }

    /** Whether the stack's top is known to stand at the frame, as at the function's start. */
    boolean hasTopAtFrame() {
        return top == 0;
    }

    /** Has the top stand where it does in another state, if that is known. */
    void moveTopAsIn(FrameState other, Actions actions) {
        if (other.top != UNKNOWN && top != other.top) {
            top = other.top;
            actions.setTop(top);
        }
    }

    /** What an operation that may collect does to the stack's top. */
    enum Passing {
        /** It leaves the top anywhere. */
        MOVES_TOP,
        KEEPS_TOP,
        /** It collects only if it raises, and keeps the top if it does not. */
        RARELY
    }

    /** Passes an operation that may collect: tells what must be done before it, and what is certain behind it. */
    void pass(Passing passing, List<Variable> needed, RootSlots slots, Actions actions) {
        int count = passing == Passing.RARELY && top > 0 && valid.nextClearBit(0) >= top ? top : 0;
        for (Variable variable : needed) {
            int slot = slots.slot(variable).orElseThrow();
            count = Math.max(count, slot + 1);
            if (contents.get(slot) != variable) {
                actions.save(variable, slot);
                contents.put(slot, variable);
                valid.set(slot);
            }
        }
        for (int slot = valid.nextClearBit(0); slot < count; slot = valid.nextClearBit(slot)) {
            actions.clear(slot);
            contents.remove(slot);
            valid.set(slot);
        }
        if (top != count) {
            actions.setTop(count);
        }
        // Slots above the top may be overwritten, or what they point to freed.
        top = passing == Passing.MOVES_TOP ? UNKNOWN : count;
        int used = count;
        contents.keySet().removeIf(slot -> slot >= used);
        valid.clear(used, Math.max(used, valid.length()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FrameState state
                && contents.equals(state.contents)
                && valid.equals(state.valid)
                && top == state.top;
    }

    @Override
    public int hashCode() {
        return Objects.hash(contents, valid, top);
    }
}
