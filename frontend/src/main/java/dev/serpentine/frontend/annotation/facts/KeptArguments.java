package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.Readers;
import dev.serpentine.frontend.annotation.definition.Worklist;

/**
 * What exceptions keep of the arguments that they were made with beside their texts: nothing, unless the program reads
 * it ({@code args}, and {@code code} of a SystemExit). Then constructors are chosen that keep it; calls that were
 * looked at before are looked at again.
 */
public final class KeptArguments {
    /** Something that becomes so at some time of a run, and stays so. */
    public static final class Fact {
        private final Readers readers;
        private boolean holds;

        private Fact(Worklist worklist) {
            this.readers = new Readers(worklist);
        }

        /** Whether it is so yet; the block being flowed is flowed again when it becomes so. */
        public boolean holds() {
            readers.read();
            return holds;
        }

        public void establish() {
            if (!holds) {
                readers.requireOpen("what exceptions keep");
                holds = true;
                readers.changed();
            }
        }
    }

    private final Fact argumentsAsked;
    private final Fact argumentsKept;
    private final Fact keysAsked;
    private final Fact codeAsked;

    KeptArguments(Worklist worklist) {
        this.argumentsAsked = new Fact(worklist);
        this.argumentsKept = new Fact(worklist);
        this.keysAsked = new Fact(worklist);
        this.codeAsked = new Fact(worklist);
    }

    /** The program reads {@code args} of an exception. */
    public Fact argumentsAsked() {
        return argumentsAsked;
    }

    /** The program reads {@code args} of an exception, and makes one with something else than one text. */
    public Fact argumentsKept() {
        return argumentsKept;
    }

    /** The program reads {@code args} of what may be a KeyError, so that dicts must say which key they lack. */
    public Fact keysAsked() {
        return keysAsked;
    }

    /** The program reads {@code code} of a SystemExit. */
    public Fact codeAsked() {
        return codeAsked;
    }
}
