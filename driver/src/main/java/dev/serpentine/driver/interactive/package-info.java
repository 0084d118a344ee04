/**
 * Conversations with Python: a prompt, scripts and tests in the embedded Python that translate functions of theirs, and
 * call what became of them.
 *
 * <p>What enters are functions of the embedded Python, and calls of them as lines of text; what leaves are the lines
 * that the translated program answers. The programs that answer are made in Python
 * ({@code rpython.translator.answering}): each reads a line for each call, and prints, behind a mark that only the two
 * of us know, what the call came to. Always: a translated program runs in a process of its own, so that what ends it
 * does not end the conversation; and what it prints apart from answers is handed on.
 */
package dev.serpentine.driver.interactive;
