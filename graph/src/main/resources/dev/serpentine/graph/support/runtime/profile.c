/* How often each place ran, written where the program ends: LLVM's raw profile, version 10, without the values of variables. */

extern char __start___llvm_prf_cnts[], __stop___llvm_prf_cnts[], __start___llvm_prf_data[], __stop___llvm_prf_data[];
extern char __start___llvm_prf_names[], __stop___llvm_prf_names[];

#define PROFILE_RECORD 64
/* With the bit that says that IR was counted, not source. */
#define PROFILE_VERSION (10UL | 1UL << 56)
#define PROFILE_MAGIC 0xFF6C70726F667281UL /* \377 l p r o f r \201 */

static void write_profile(void) {
    const char *name = getenv("LLVM_PROFILE_FILE");
    FILE *file = fopen(name == NULL || name[0] == 0 ? "default.profraw" : name, "w");
    if (file == NULL) {
        fprintf(stderr, "the profile cannot be written\n");
        return;
    }
    unsigned long counters = __stop___llvm_prf_cnts - __start___llvm_prf_cnts;
    unsigned long records = __stop___llvm_prf_data - __start___llvm_prf_data;
    unsigned long names = __stop___llvm_prf_names - __start___llvm_prf_names;
    unsigned long header[16] = {
        PROFILE_MAGIC, PROFILE_VERSION, 0, records / PROFILE_RECORD, 0, counters / 8, 0, 0, 0, names,
        __start___llvm_prf_cnts - __start___llvm_prf_data, 0, (unsigned long)__start___llvm_prf_names, 0, 0, 2,
    };
    static const char padding[8];
    fwrite(header, sizeof header, 1, file);
    fwrite(__start___llvm_prf_data, 1, records, file);
    fwrite(__start___llvm_prf_cnts, 1, counters, file);
    fwrite(__start___llvm_prf_names, 1, names, file);
    fwrite(padding, 1, -names & 7, file);
    if (fclose(file) != 0) fprintf(stderr, "the profile cannot be written\n");
}
