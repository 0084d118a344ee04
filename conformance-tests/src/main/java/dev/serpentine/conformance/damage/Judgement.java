package dev.serpentine.conformance.damage;

/** What is to be said of a damaged program. */
sealed interface Judgement {

    /** All is well. */
    enum Fine implements Judgement {
        /** It was refused, at a line of its own. */
        REFUSED("refused"),
        /** It failed while it was imported, as it does in CPython. */
        NOT_IMPORTED("not imported"),
        /** It was translated, and does what it does in CPython. */
        AGREES("the same as in CPython"),
        /** CPython does not come to an end with it, or not to the same one each time. */
        NOT_JUDGED("not judged");

        private final String spelling;

        Fine(String spelling) {
            this.spelling = spelling;
        }

        String spelling() {
            return spelling;
        }
    }

    /** What can be wrong with the translator. */
    enum Wrong {
        /** It failed, where the program must be refused or translated. */
        FAULT,
        /** It does not come to an end. */
        HANG,
        /** The program does something else than in CPython. */
        DIFFERENCE,
        /** The import ends otherwise than in CPython. */
        IMPORT,
        /** The program was refused in words, or at a place, that a user cannot know. */
        MESSAGE
    }

    /**
     * The translator is wrong.
     *
     * @param key the same for what has the same cause
     * @param description what happened, for a reader
     */
    record Finding(Wrong wrong, String key, String description) implements Judgement {}
}
