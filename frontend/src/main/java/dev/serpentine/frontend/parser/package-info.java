/**
 * The one place that knows the embedded Python's parser, whose interface is internal to it. Source text enters;
 * {@link dev.serpentine.frontend.syntax.Syntax} leaves, with scopes resolved, private names mangled and adjacent
 * literals joined. No engine is started for it.
 */
package dev.serpentine.frontend.parser;
