package dev.serpentine.backend.llvm;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * A large module whose parts are compiled at once. Each part is made of a copy of the whole: it defines the functions
 * that are its own, declares the others, and keeps copies of small ones and of constants, to be inlined and folded. The
 * first part defines all data. Names that were of this module alone are the program's from then on, hidden from others.
 *
 * <p>How many parts there are depends on the module alone, not on the machine: equal programs give equal machine code.
 */
final class DividedModule {
    /** What is smaller takes longer to copy and to optimise without a view of the whole than is saved. */
    private static final int LINES_OF_A_PART = 25_000;

    private static final int MOST_PARTS = 8;
    /** Functions of so many blocks are worth copies in all parts. */
    private static final int BLOCKS_OF_SMALL_FUNCTION = 8;
    /** Lest a name that was of the module alone be that of a function of the C library. */
    private static final String PREFIX = "part:";

    private static final int EXTERNAL = 0;
    private static final int AVAILABLE_ELSEWHERE = 1;
    private static final int APPENDING = 7;
    private static final int HIDDEN = 1;
    private static final int FUNCTION_INDEX = -1;
    private static final String ALWAYS_INLINED = "alwaysinline";

    private final LlvmLibrary library;
    private final MemorySegment module;

    /** @param module the whole, or a copy of it that is to become a part */
    DividedModule(LlvmLibrary library, MemorySegment module) {
        this.library = library;
        this.module = module;
    }

    /** How many parts a module of so many lines of IR should have. */
    static int parts(long lines) {
        return Math.clamp(Long.highestOneBit(lines / LINES_OF_A_PART), 1, MOST_PARTS);
    }

    /** Lets other parts refer to all that is defined here. */
    void share() {
        List<MemorySegment> definitions = definitions("Function");
        definitions.addAll(definitions("Global"));
        for (int i = 0; i < definitions.size(); i++) {
            MemorySegment definition = definitions.get(i);
            int linkage = library.callInt("LLVMGetLinkage", definition);
            if (linkage != EXTERNAL && linkage != APPENDING) {
                library.callVoid("LLVMSetLinkage", definition, EXTERNAL);
                library.callVoid("LLVMSetVisibility", definition, HIDDEN);
                String own = LlvmLibrary.text(library.call("LLVMGetValueName", definition));
                rename(definition, PREFIX + (own.isEmpty() ? i : own));
            }
        }
    }

    private void rename(MemorySegment definition, String name) {
        library.withText(name, text -> {
            library.callVoid("LLVMSetValueName2", definition, text, (long) name.length());
            return name;
        });
    }

    /**
     * Has only those functions defined here that belong to one of the parts, each of which has about as many blocks as
     * the others, in their order: functions that stand together call each other most.
     *
     * @param dropping is called between the two steps, to drop what is available elsewhere
     */
    void keep(int part, int parts, Runnable dropping) {
        List<MemorySegment> functions = definitions("Function");
        List<Integer> sizes = functions.stream()
                .map(function -> library.callInt("LLVMCountBasicBlocks", function))
                .toList();
        long whole = sizes.stream().mapToLong(size -> size).sum();
        List<MemorySegment> small = new ArrayList<>();
        long before = 0;
        for (int i = 0; i < functions.size(); i++) {
            MemorySegment function = functions.get(i);
            if (before * parts / whole != part) {
                if (sizes.get(i) <= BLOCKS_OF_SMALL_FUNCTION || isAlwaysInlined(function)) {
                    small.add(function);
                } else {
                    library.callVoid("LLVMSetLinkage", function, AVAILABLE_ELSEWHERE);
                }
            }
            before += sizes.get(i);
        }
        if (part > 0) {
            small.addAll(leaveData());
        }
        dropping.run();
        small.forEach(definition -> library.callVoid("LLVMSetLinkage", definition, AVAILABLE_ELSEWHERE));
    }

    private boolean isAlwaysInlined(MemorySegment function) {
        int kind = library.withText(
                ALWAYS_INLINED,
                name -> library.callInt("LLVMGetEnumAttributeKindForName", name, (long) ALWAYS_INLINED.length()));
        return library.call("LLVMGetEnumAttributeAtIndex", function, FUNCTION_INDEX, kind)
                        .address()
                != 0;
    }

    /** Leaves data to the first part. @return the constants, whose values may be known here */
    private List<MemorySegment> leaveData() {
        List<MemorySegment> constants = new ArrayList<>();
        for (MemorySegment global : definitions("Global")) {
            if (library.callInt("LLVMGetLinkage", global) == APPENDING) {
                library.callVoid("LLVMDeleteGlobal", global);
            } else if (library.callInt("LLVMIsGlobalConstant", global) != 0) {
                constants.add(global);
            } else {
                library.callVoid("LLVMSetLinkage", global, AVAILABLE_ELSEWHERE);
            }
        }
        return constants;
    }

    /** The functions or the data that this module defines, in their order. */
    private List<MemorySegment> definitions(String kind) {
        List<MemorySegment> found = new ArrayList<>();
        for (MemorySegment value = library.call("LLVMGetFirst" + kind, module);
                value.address() != 0;
                value = library.call("LLVMGetNext" + kind, value)) {
            if (library.callInt("LLVMIsDeclaration", value) == 0) {
                found.add(value);
            }
        }
        return found;
    }
}
