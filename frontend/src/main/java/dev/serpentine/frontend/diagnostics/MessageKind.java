package dev.serpentine.frontend.diagnostics;

/** All messages about a user's program, with their templates ({@link String#format} of the details). */
public enum MessageKind {
    NO_ENTRY_POINT(
            "there is nothing to run: the program has no main(argv), no block under if __name__ == \"__main__\", and no statement that does more than define"),
    PRINTED_AT_IMPORT(
            "what the top level prints was printed now, as it is run while the program is translated; put it under if __name__ == \"__main__\" to have the translated program print it"),
    ENTRY_PARAMETERS(
            "%s() cannot be the entry point, as it takes %d arguments; write def %s(argv), which gets the words of the command line as a list of str"),
    NOT_EXPORTABLE("%s"),
    ALWAYS_RAISES("this raises %s whenever it is run, which a handler around it takes: %s"),
    RAISES_UNHANDLED("this raises %s if it is ever run with such values, and no handler around it takes that: %s"),
    NO_SOURCE(
            "the source of function %s cannot be found; call it only while the program is imported, or define it in a file"),
    NOT_SUPPORTED("%s is not supported; %s"),
    MODULE_NOT_SUPPORTED("module %s is not supported; %s"),
    EVER_MORE_TYPES(
            "calling %s() with arguments of ever more types, such as a tuple that grows with each call, is not supported; pass a list, or make the first tuple by tuple([...])"),
    HOLDS_ITSELF(
            "a container that can hold itself is not supported; write a class with the container as an attribute, and put its instances in"),

    // Flow space
    UNDEFINED_NAME("the name %s is not defined; define it at module level or import it%s"),
    UNASSIGNED_VARIABLE("the variable %s is read before it is assigned; assign it on the way here%s"),

    // Annotator
    WITHIN_LIBRARY("within what this calls: %s"),
    TYPE_CONFLICT("%s is %s here, but %s elsewhere%s"),
    NO_OPERATION("'%s' is not possible between %s and %s"),
    NO_SUM_OF_TEXT(
            "'+' is not possible between %s and %s; write str(...) around the number, or int(...) or float(...) around the text"),
    NO_UNARY_OPERATION("'%s' is not possible on %s"),
    NOT_ITERABLE("%s cannot be iterated over"),
    NOT_AN_ITERATOR("%s is no iterator; write iter(...) around what is to be iterated over"),
    NO_UNPACKING("%s cannot be unpacked"),
    NO_INDEX("%s cannot be indexed by %s"),
    NOT_AN_EXCEPTION("%s cannot be raised; exceptions derive from BaseException"),
    NOTHING_TO_RAISE("there is no exception to raise again here; name one, or write this in an except clause"),
    IMPORT_FAILS("importing %s fails; import what is there, at module level"),
    NO_ASSIGNMENT("%s cannot be assigned; %s"),
    NO_ATTRIBUTE("%s has no attribute '%s'%s"),
    NOT_CALLABLE("%s cannot be called"),
    NO_MAPPING("what stands behind ** must be a mapping, not %s"),
    WRONG_ARGUMENTS("%s"),
    NO_METHOD("%s has no %s"),
    MEMO_ARGUMENT(
            "%s() is marked specialize.memo(), so what it is called with must be there before the program starts; this is %s"),
    MEMO_RAISES("%s(%s) is called before the program starts, as it is marked specialize.memo(), and raises %s");

    private final String template;

    MessageKind(String template) {
        this.template = template;
    }

    public String format(Object... details) {
        return String.format(template, details);
    }
}
