/**
 * The syntax of functions: what the parser's adapter makes of source text, scopes resolved, and what the flow space
 * reads. Immutable.
 */
package dev.serpentine.frontend.syntax;
