/**
 * A program's graphs as a page for browsers. A {@link dev.serpentine.driver.view.ProgramRecorder} is shown the program
 * after each stage, and keeps of each function what it looked like wherever it changed; the
 * {@link dev.serpentine.driver.view.ViewerPage} puts that, the styles, the scripts and the layout library into one page
 * that needs nothing else; a {@link dev.serpentine.driver.view.PageServer} hands it to browsers of this machine.
 * Nothing here changes a graph, and nothing decides on stages or their order.
 */
package dev.serpentine.driver.view;
