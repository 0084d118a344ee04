package dev.serpentine.frontend.syntax;

import dev.serpentine.graph.model.SourcePosition;

/** A node of the syntax tree: Python's abstract grammar, spelled out, independent of the parser. */
public sealed interface Syntax permits Expression, Statement {

    /** Where the node begins. */
    SourcePosition position();
}
