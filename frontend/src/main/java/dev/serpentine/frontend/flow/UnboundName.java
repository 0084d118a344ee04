package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.MessageKind;

/**
 * A name that nothing is bound to where it is read: the constant of a {@link FlowOpcode#UNBOUND}.
 *
 * @param kind of the error that this is, unless the program handles what Python raises
 * @param name as the program has it
 * @param advice the second detail of that error
 * @param exception the name of the class that Python raises
 * @param text of the exception
 */
public record UnboundName(MessageKind kind, String name, String advice, String exception, String text) {}
