package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Java debugger on a translated program: it stops at Python's lines, and reads Python's variables. */
class JvmDebuggingTest {
    private static final int LINE = 4;
    private static final String PROGRAM = """
            def total(items):
                result = 0
                for item in items:
                    result += item
                    print(result)
                return result


            def main(argv):
                print(total([n * n for n in range(4)]), total([5]))
                return 0
            """;

    @TempDir
    Path folder;

    private Path translated() throws Exception {
        Path source = Files.writeString(folder.resolve("sums.py"), PROGRAM);
        Path jar = folder.resolve("sums.jar");
        CommandRun command = new CommandRun();
        assertEquals(
                0,
                command.run("translate", "--backend=jvm", "-O0", "-o", jar.toString(), source.toString()),
                command::errors);
        return jar;
    }

    private static VirtualMachine launch(Path jar) throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("options").setValue("-cp \"" + jar + "\"");
        arguments.get("main").setValue("sums.Main");
        return connector.launch(arguments);
    }

    @Test
    void stopsAtALineOfPythonAndReadsItsVariables() throws Exception {
        VirtualMachine machine = launch(translated());
        try {
            ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
            prepared.addClassFilter("sums.Functions");
            prepared.enable();
            List<String> seen = new ArrayList<>();
            while (follow(machine.eventQueue().remove(60_000), seen)) {
                machine.resume();
            }
            assertEquals(
                    List.of(
                            "total: result 0",
                            "total: result 0",
                            "total: result 1",
                            "total: result 5",
                            "total: result 0"),
                    seen);
        } finally {
            machine.process().destroyForcibly();
        }
    }

    /** @return whether the program still runs */
    private static boolean follow(EventSet events, List<String> seen) throws Exception {
        assertNotNull(events, "the program neither stops nor ends");
        for (Event event : events) {
            switch (event) {
                case ClassPrepareEvent prepared -> stopIn(prepared.referenceType());
                case BreakpointEvent stopped ->
                    seen.add(described(stopped.thread().frame(0)));
                case VMDeathEvent _, VMDisconnectEvent _ -> {
                    return false;
                }
                default -> {}
            }
        }
        return true;
    }

    private static void stopIn(ReferenceType type) throws Exception {
        for (var location : type.locationsOfLine(LINE)) {
            assertEquals("sums.py", location.sourceName());
            type.virtualMachine()
                    .eventRequestManager()
                    .createBreakpointRequest(location)
                    .enable();
        }
    }

    private static String described(StackFrame frame) throws Exception {
        assertEquals(LINE, frame.location().lineNumber());
        assertTrue(names(frame).contains("items"), () -> names(frame).toString());
        LocalVariable result = frame.visibleVariableByName("result");
        assertNotNull(result, () -> "no result among " + names(frame));
        return frame.location().method().name() + ": result " + frame.getValue(result);
    }

    private static List<String> names(StackFrame frame) {
        try {
            return frame.visibleVariables().stream().map(LocalVariable::name).toList();
        } catch (com.sun.jdi.AbsentInformationException missing) {
            return List.of();
        }
    }
}
