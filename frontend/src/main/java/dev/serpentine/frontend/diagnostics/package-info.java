/** What is told to the user about a program that cannot be translated: every message a {@code Diagnostic} with its place, collected so that all of a run come together. */
package dev.serpentine.frontend.diagnostics;
