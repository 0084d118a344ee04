package dev.serpentine.backend.jvm;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** The bytecode of single methods, for people. */
final class MethodListing extends ClassVisitor {
    private final String owner;
    private final Map<MethodTable.Method, String> listings;

    private MethodListing(String owner, Map<MethodTable.Method, String> listings) {
        super(Opcodes.ASM9);
        this.owner = owner;
        this.listings = listings;
    }

    /** The listings of all methods of classes, which are given by internal name. */
    static Map<MethodTable.Method, String> of(Map<String, byte[]> classes) {
        Map<MethodTable.Method, String> listings = new HashMap<>();
        classes.forEach((owner, bytes) -> new ClassReader(bytes).accept(new MethodListing(owner, listings), 0));
        return listings;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        Textifier printer = new Textifier(Opcodes.ASM9) {
            @Override
            public void visitMethodEnd() {
                StringWriter text = new StringWriter();
                PrintWriter out = new PrintWriter(text);
                out.println((isStatic ? "static " : "") + owner + "." + name + descriptor);
                print(out);
                out.flush();
                listings.put(new MethodTable.Method(owner, name, descriptor, isStatic), text.toString());
            }
        };
        return new TraceMethodVisitor(printer);
    }
}
