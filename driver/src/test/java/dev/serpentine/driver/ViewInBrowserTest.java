package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The viewer in a browser, on {@code examples/richards.py}. It leaves pictures of what it saw in
 * {@code target/screenshots}, or the folder that the variable {@code SERPENTINE_SCREENSHOTS} names; those in
 * {@code docs} were made so.
 */
class ViewInBrowserTest {
    private static final Path SCREENSHOTS =
            Path.of(System.getenv().getOrDefault("SERPENTINE_SCREENSHOTS", "target/screenshots"));

    @TempDir
    static Path folder;

    private static BrowserSession browser;

    @BeforeAll
    static void openPage() throws Exception {
        Optional<Path> installed = BrowserSession.installed();
        assumeTrue(installed.isPresent(), "no Chromium is installed: apt-get install chromium-headless-shell");
        Path page = folder.resolve("graphs.html");
        CommandRun command = new CommandRun();
        assertEquals(0, command.run("view", "-o", page.toString(), "../examples/richards.py"), command::errors);
        Files.createDirectories(SCREENSHOTS);
        browser = BrowserSession.open(
                installed.get(), folder.resolve("profile"), page.toUri().toString());
        browser.await("document.body?.dataset.busy == 'no'");
    }

    @AfterAll
    static void closeBrowser() throws InterruptedException {
        if (browser != null) {
            browser.close();
        }
    }

    /** Opens what an address names, and waits until it is drawn. */
    private static void open(String address) throws InterruptedException {
        browser.evaluate("new Promise(done => { if (location.hash === '#" + address + "') { done(); } else {"
                + "addEventListener('hashchange', done, { once: true }); location.hash = '" + address + "'; } })");
        browser.await("document.body.dataset.busy == 'no'");
        // Where it begins, wherever the test before has moved it.
        browser.press("0");
    }

    private static String text(String selector) throws InterruptedException {
        return browser.evaluate(
                "[...document.querySelectorAll('" + selector + "')].map(each => each.textContent).join('|')");
    }

    private static void screenshot(String name) throws Exception {
        browser.screenshot(SCREENSHOTS.resolve("view-" + name + ".png"));
    }

    @Test
    void listsTheUsersFunctionsAndHidesSystemCode() throws Exception {
        open("function=schedule&stage=typed");
        assertEquals("../examples/richards.py", text("#list .module"));
        assertTrue(text("#list a").contains("Scheduler.schedule243"));
        browser.press("h");
        browser.await("document.querySelectorAll('#list .module').length > 3");
        browser.press("h");
        browser.await("document.querySelectorAll('#list .module').length == 1");
    }

    @Test
    void stepsThroughTheStagesThatChangedTheFunction() throws Exception {
        open("function=schedule&stage=annotated&types=1");
        assertTrue(text(".operation").contains("task_1: Task or None = getattr(self_1, <'tasks'>)"));
        browser.press("ArrowRight");
        browser.await("location.hash.includes('stage=typed')");
        browser.await("document.querySelector('.opcode')?.textContent == 'getfield'");
        screenshot("typed");
        browser.press("ArrowRight");
        browser.await("location.hash.includes('stage=inline-small-functions')");
    }

    @Test
    void aLineChoosesItsOperationsAndAnOperationItsLine() throws Exception {
        open("function=schedule&stage=flow");
        browser.click("#source [data-line=\"247\"]");
        browser.await("document.querySelectorAll('.operation.chosen').length == 3");
        assertTrue(text(".operation.chosen").contains("<'is_held_or_suspended'>"));
        browser.click(".operation[data-line=\"246\"]");
        browser.await("document.querySelector('#source .chosen').dataset.line == '246'");
        assertEquals("1", browser.evaluate("document.querySelectorAll('.operation.chosen').length"));
    }

    @Test
    void showsWhatAStageChanged() throws Exception {
        open("function=schedule&stage=make-exceptions-explicit&changes=1");
        String removed = text(".removed-line");
        assertTrue(removed.matches("(?s).*→ \\d+\\(.*"), () -> "removed: " + removed);
        assertTrue(text(".added-line").contains("ptr_nonzero"));
        String added = text(".block.added header b");
        assertTrue(added.matches("\\d+(\\|\\d+)+"), () -> "added: " + added);
        assertEquals("what make-exceptions-explicit changed", text("#notice"));
        screenshot("changes");
    }

    @Test
    void followsACallAndGoesBack() throws Exception {
        open("function=schedule&stage=typed");
        browser.click(".callee");
        browser.await("location.hash.includes('function=is_held_or_suspended')");
        browser.await("document.querySelector('#list [aria-current=true]').textContent.startsWith('Task.is_held')");
        browser.press("Backspace");
        browser.await("location.hash.includes('function=schedule')");
    }

    @Test
    void findsFunctionsByName() throws Exception {
        open("function=main&stage=typed");
        browser.press("/");
        for (String letter : "devicetask.run".split("")) {
            browser.press(letter);
        }
        browser.press("Enter");
        browser.await("document.title.startsWith('DeviceTask.run')");
        browser.evaluate("(search.value = '', search.dispatchEvent(new Event('input')), search.blur())");
    }

    @Test
    void findsOperations() throws Exception {
        open("function=schedule&stage=typed");
        browser.press("f");
        for (String letter : "step".split("")) {
            browser.press(letter);
        }
        browser.await("document.querySelector('#find output').textContent == '1 of 1'");
        assertTrue(text(".operation.found").contains("direct_call(@step, task_"));
        browser.evaluate("(document.querySelector('#find input').value = '', document.activeElement.blur())");
    }

    @Test
    void tellsTypesWhereTheMouseIs() throws Exception {
        open("function=schedule&stage=typed");
        browser.hover(".operation .opcode");
        browser.await("document.querySelector('#tip').textContent.includes(': *Scheduler')");
        assertTrue(text("#tip").contains("v_1: *Task\n"));
    }

    @Test
    void waysThatRaiseAreToldApart() throws Exception {
        open("function=main&stage=typed");
        assertTrue(text(".block.raising .link.raises").contains("→ raise("));
        browser.await("document.querySelector('path.edge.raises')");
        assertTrue(text("svg text.raises").contains("catch"));
    }

    @Test
    void showsTheCallGraphAndEmittedCode() throws Exception {
        open("function=simulate&view=calls");
        assertTrue(text(".function header").contains("Scheduler.schedule"));
        screenshot("calls");
        open("function=schedule&stage=insert-collector&code=1&line=250");
        assertTrue(text("#code .lines").contains("define internal void @schedule"));
        browser.evaluate("document.documentElement.dataset.theme = 'dark'");
        screenshot("code");
        browser.evaluate("document.documentElement.dataset.theme = 'light'");
    }

    @Test
    void asksForNothingFromAnywhere() throws Exception {
        assertEquals(
                "",
                browser.evaluate("performance.getEntriesByType('resource').map(each => each.name)"
                        + ".filter(name => !/^(blob|data):/.test(name)).join()"));
    }
}
