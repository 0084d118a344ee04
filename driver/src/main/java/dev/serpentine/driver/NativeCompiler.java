package dev.serpentine.driver;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** How a program that all passes were run on becomes an executable of this machine. */
interface NativeCompiler {

    /** How wide the pointers of the machine are. */
    int pointerBits();

    /** The code as text. */
    String text(Program program);

    /** The code of each function as text. */
    Map<FunctionGraph, String> functionTexts(Program program);

    /**
     * Makes an executable.
     *
     * @param folder for files in between, removed afterwards
     * @param executable the file to make, in that folder
     * @throws ToolMissing if a program of the machine is needed
     */
    void compile(Program program, Path folder, Path executable) throws IOException;

    /**
     * Assembler text or an object file.
     *
     * @param stage {@link EmittedStage#ASM} or {@link EmittedStage#OBJ}
     * @throws ToolMissing if something is needed that is not there
     */
    byte[] machineCode(Program program, EmittedStage stage);
}
