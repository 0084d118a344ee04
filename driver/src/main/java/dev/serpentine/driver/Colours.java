package dev.serpentine.driver;

/**
 * The colours of messages, as terminals understand them.
 *
 * @param areShown whether there are any
 */
record Colours(boolean areShown) {
    /** For what is no terminal. */
    static final Colours NONE = new Colours(false);

    private static final String BOLD_RED = "1;31";
    private static final String BOLD_CYAN = "1;36";

    /** The word that begins what is wrong. */
    String error(String word) {
        return in(BOLD_RED, word);
    }

    /** The word that begins what is said besides. */
    String note(String word) {
        return in(BOLD_CYAN, word);
    }

    private String in(String rendition, String word) {
        return areShown ? "\u001b[" + rendition + "m" + word + "\u001b[0m" : word;
    }
}
