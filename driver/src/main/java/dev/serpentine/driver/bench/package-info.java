/**
 * Measures programs: in Python, through the backends, and twins of them that are written by hand in C, Java and C#. A
 * {@link dev.serpentine.driver.bench.Plan} enters; a {@link dev.serpentine.driver.bench.Report} leaves, and the table,
 * the JSON and the page that show one. Everything measured is a process of its own, translations too; all sides of a
 * program take turns, so that a change of the machine's mood hits them alike, and print the same, or have no figures.
 */
package dev.serpentine.driver.bench;
