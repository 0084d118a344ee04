/**
 * What is told to the user about a program that cannot be translated: every message a {@code Diagnostic} with its
 * place, collected so that all of a run come together.
 *
 * <p>What always holds of a list of them, whatever stage it comes from:
 *
 * <ul>
 *   <li>Each place, those of notes too, is in a line of a file of the user's program. What goes wrong within system
 *       code, the library or the package {@code rpython} is shown at the user's operation that led there, in words.
 *   <li>No text names what only the translator knows: functions and variables of system code, its modules, its
 *       low-level types.
 *   <li>No two have the same place and the same text, and they are in the order of their places.
 *   <li>What rests on something that was complained of is not complained of: it is poisoned, and so is what comes of
 *       it.
 *   <li>Names that are not defined, what is not supported and types that do not go together are told in one list,
 *       however far apart they were found.
 * </ul>
 *
 * The rejected programs and the damaged ones ({@code conformance.damage.MessageRules}) are held against this.
 */
package dev.serpentine.frontend.diagnostics;
