/**
 * What each operation means for each kind of operand: its result, its {@code Resolution}, what it may raise, and what
 * its truth tells of other variables.
 *
 * <p>{@code OperationRules} is the way in: it has one rule for each opcode, in classes by what the operation is about
 * (arithmetic, comparisons, containers, iteration, attributes, calls of builtins, texts, exceptions). Rules for
 * builtins and methods rest on the table of signatures: what reaches them fits ({@code ArgumentRules}).
 *
 * <p>What always holds: a rule looks at one step, and at what is known. It makes definitions more general, but neither
 * schedules blocks nor keeps anything of a step. An operation without a meaning is a {@code RuleError}, with the words
 * for the user and, if the program may run into it, those of Python. Whatever Java does not know is a call of system
 * code.
 */
package dev.serpentine.frontend.annotation.rule;
