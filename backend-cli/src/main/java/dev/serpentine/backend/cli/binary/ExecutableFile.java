package dev.serpentine.backend.cli.binary;

import java.nio.charset.StandardCharsets;

/** The frame around code and metadata: a portable executable of one section. */
final class ExecutableFile {
    private static final int FILE_ALIGNMENT = 0x200;
    private static final int SECTION_ALIGNMENT = 0x2000;
    private static final int SECTION_ADDRESS = 0x2000;
    /** The table of imported addresses: one, and the end. */
    private static final int IMPORTED_SIZE = 8;

    private static final int CLI_HEADER_ADDRESS = SECTION_ADDRESS + IMPORTED_SIZE;
    private static final int IMPORT_TABLE_SIZE = 40;
    private static final int CLI_HEADER_SIZE = 72;
    private static final int IMAGE_BASE = 0x400000;
    private static final int DEBUG_ENTRY_SIZE = 28;

    /** Where code and data begin, behind the CLI header. */
    static final int CONTENT_ADDRESS = CLI_HEADER_ADDRESS + CLI_HEADER_SIZE;

    private final ByteSink content;
    private final byte[] metadata;
    private final byte[] identifier;
    private final int entryPoint;
    private final String name;

    /** @param content code and data, which begin at {@link #CONTENT_ADDRESS} */
    ExecutableFile(ByteSink content, byte[] metadata, byte[] identifier, int entryPoint, String name) {
        this.content = content;
        this.metadata = metadata;
        this.identifier = identifier;
        this.entryPoint = entryPoint;
        this.name = name;
    }

    byte[] toBytes() {
        content.align(8);
        int metadataAddress = CONTENT_ADDRESS + content.size();
        content.all(metadata).align(8);
        int debugAddress = CONTENT_ADDRESS + content.size();
        addDebugDirectory(debugAddress);
        content.align(8);
        int importAddress = CONTENT_ADDRESS + content.size();
        int lookupAddress = importAddress + IMPORT_TABLE_SIZE;
        int functionAddress = lookupAddress + IMPORTED_SIZE;
        addImports(lookupAddress, functionAddress);
        content.align(4).two(0);
        int startAddress = CONTENT_ADDRESS + content.size();
        content.one(0xFF).one(0x25).four(IMAGE_BASE + SECTION_ADDRESS);
        ByteSink section = new ByteSink().four(functionAddress).four(0);
        // The header of the assembly: II.25.3.3. Flag 1: intermediate language only.
        section.four(CLI_HEADER_SIZE)
                .two(2)
                .two(5)
                .four(metadataAddress)
                .four(metadata.length)
                .four(1)
                .four(entryPoint);
        while (section.size() < CONTENT_ADDRESS - SECTION_ADDRESS) {
            section.four(0);
        }
        section.all(content.toBytes());
        int virtualSize = section.size();
        section.align(FILE_ALIGNMENT);
        ByteSink file = new ByteSink();
        addHeaders(file, virtualSize, section.size(), new Places(debugAddress, importAddress, startAddress));
        return file.align(FILE_ALIGNMENT).all(section.toBytes()).toBytes();
    }

    /** What the headers point to. */
    private record Places(int debug, int imports, int start) {}

    /**
     * What makes the file an executable where the system itself starts assemblies: a jump into the library that knows
     * how.
     */
    private void addImports(int lookupAddress, int functionAddress) {
        String function = entryPoint == 0 ? "_CorDllMain" : "_CorExeMain";
        int libraryAddress = functionAddress + 2 + function.length() + 1;
        content.four(lookupAddress)
                .four(0)
                .four(0)
                .four(libraryAddress)
                .four(SECTION_ADDRESS)
                .all(new byte[20]);
        content.four(functionAddress).four(0).two(0).text(function).text("mscoree.dll");
    }

    private void addDebugDirectory(int address) {
        byte[] identity = new ByteSink()
                .all("RSDS".getBytes(StandardCharsets.US_ASCII))
                .all(identifier)
                .four(1)
                .text(name + ".pdb")
                .toBytes();
        int identityAddress = address + DEBUG_ENTRY_SIZE;
        // Kind 2, version 0x504D0100: the debug information is portable, and in a file of its own.
        content.four(0)
                .four(DebugInformation.STAMP)
                .four(0x504D0100)
                .four(2)
                .four(identity.length)
                .four(identityAddress)
                .four(identityAddress - SECTION_ADDRESS + FILE_ALIGNMENT)
                .all(identity);
    }

    private void addHeaders(ByteSink file, int virtualSize, int fileSize, Places places) {
        boolean isLibrary = entryPoint == 0;
        // The MS-DOS header, of which only the signature and the place of what follows count.
        file.one('M').one('Z');
        while (file.size() < 0x3C) {
            file.two(0);
        }
        file.four(0x80);
        while (file.size() < 0x80) {
            file.four(0);
        }
        file.one('P').one('E').two(0);
        file.two(0x14C).two(1).four(0).four(0).four(0).two(0xE0).two(isLibrary ? 0x2022 : 0x22);
        // The optional header for 32 bits, which assemblies for any processor have.
        int codeSize = fileSize;
        file.two(0x10B)
                .one(8)
                .one(0)
                .four(codeSize)
                .four(0)
                .four(0)
                .four(places.start())
                .four(SECTION_ADDRESS)
                .four(0);
        file.four(IMAGE_BASE)
                .four(SECTION_ALIGNMENT)
                .four(FILE_ALIGNMENT)
                .two(4)
                .two(0)
                .two(0)
                .two(0)
                .two(4)
                .two(0)
                .four(0);
        int imageSize = SECTION_ADDRESS + (virtualSize + SECTION_ALIGNMENT - 1) / SECTION_ALIGNMENT * SECTION_ALIGNMENT;
        file.four(imageSize).four(FILE_ALIGNMENT).four(0).two(3).two(0x8540);
        file.four(0x100000).four(0x1000).four(0x100000).four(0x1000).four(0).four(16);
        for (int directory = 0; directory < 16; directory++) {
            switch (directory) {
                case 1 -> file.four(places.imports()).four(IMPORT_TABLE_SIZE);
                case 12 -> file.four(SECTION_ADDRESS).four(IMPORTED_SIZE);
                case 6 -> file.four(places.debug()).four(DEBUG_ENTRY_SIZE);
                case 14 -> file.four(CLI_HEADER_ADDRESS).four(CLI_HEADER_SIZE);
                default -> file.eight(0);
            }
        }
        file.all(new byte[] {'.', 't', 'e', 'x', 't', 0, 0, 0});
        file.four(virtualSize)
                .four(SECTION_ADDRESS)
                .four(fileSize)
                .four(FILE_ALIGNMENT)
                .four(0)
                .four(0)
                .four(0)
                .four(0x60000020);
    }
}
