/**
 * The vocabulary of typed graphs: the table of low-level operations, the table of external functions, and the
 * computation of the operations that have no effect. What is said of an operation is said here once; checker,
 * interpreter, passes and backends read it.
 */
package dev.serpentine.graph.operation;
