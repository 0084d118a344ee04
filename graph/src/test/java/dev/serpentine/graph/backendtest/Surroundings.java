package dev.serpentine.graph.backendtest;

import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;

/**
 * What stands around the graphs of a sample: the least of exceptions that a program must have. Everything of it has a
 * number below 200 where it has one.
 */
public enum Surroundings {
    /** Behind the low-level typer: structs, with a table for each class. */
    STRUCTS("object", """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed}
            data &101 = vtable{low: 1}
            graph report
              returns result_1: Signed
              raises exception_1: *object
            block 0(e_1: *object)
              jump return(1)
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(e_1: *object, v_1: *vtable)
              jump return(true)
            """, """
            program entry @main report @report
            exceptions instance object vtable vtable everything &101 matches @matches
            """),
    /** Behind the object typer: classes. {@code Overflow} is a class of its own, {@code &103} the RecursionError. */
    CLASSES("Error", """
            class Error module "builtins" {text: Signed}
            class Overflow module "builtins" extends Error {}
            class class module "" {immutable number: Signed}
            contents Error record &101 {}
            contents Overflow record &101 {}
            contents class record &101 {}
            data &101 = class{number: 1}
            data &102 = Overflow{}
            data &103 = Overflow{}
            graph report
              returns result_1: Signed
              raises exception_1: *Error
            block 0(e_1: *Error)
              jump return(1)
            """, """
            program entry @main report @report
            exceptions instance Error
            prebuilt OverflowError &102:*Error
            prebuilt RecursionError &103:*Error
            """);

    private final String exception;
    private final String before;
    private final String after;

    Surroundings(String exception, String before, String after) {
        this.exception = exception;
        this.before = before;
        this.after = after;
    }

    /** The text of a graph. */
    public String graph(String name, String result, String blocks) {
        return "graph " + name + "\n  returns result_1: " + result + "\n  raises exception_1: *" + exception + "\n"
                + blocks;
    }

    /** The program of these definitions, whose entry {@code main} has these blocks and returns the exit status. */
    public String program(String definitions, String blocks) {
        return program(definitions + graph("main", "Signed", blocks));
    }

    /** The program of these definitions, {@code main} among them. */
    public String program(String definitions) {
        return before + definitions + after;
    }

    /** Reads a program's text. */
    public static Program parse(String program) {
        return GraphText.parse(program).program().orElseThrow();
    }
}
