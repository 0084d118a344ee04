/* Memory from the system. */

#define CHUNK (1UL << 20)
#define HUGE_PAGE (2UL << 20)

char *rt_memory_next, *rt_memory_end;

void rt_out_of_memory(void) {
    static const char message[] = "MemoryError\n";
    ssize_t written = write(2, message, sizeof message - 1);
    (void)written;
    _exit(1);
}

char *rt_allocate_chunk(unsigned long size) {
    /* A large container gets a chunk of its own, and the current chunk stays in use. */
    unsigned long chunk = size > CHUNK / 4 ? size : CHUNK;
    char *start = map_memory(chunk);
    if (start == NULL) rt_out_of_memory();
    if (chunk != size) {
        rt_memory_next = start + size;
        rt_memory_end = start + chunk;
    }
    return start;
}

unsigned long rt_array_size(unsigned long items_offset, unsigned long item_size, long length) {
    if (length < 0 || (unsigned long)length > (LONG_MAX - items_offset) / item_size) rt_out_of_memory();
    return items_offset + (unsigned long)length * item_size;
}

char *rt_raw_malloc(long size) {
    return malloc((size_t)size);
}

void *rt_raw_allocate(unsigned long size) {
    void *start = calloc(1, size);
    if (start == NULL) rt_out_of_memory();
    return start;
}

void *rt_raw_allocate_array(unsigned long items_offset, unsigned long length_offset, unsigned long item_size, long length) {
    char *array = rt_raw_allocate(rt_array_size(items_offset, item_size, length));
    *(long *)(array + length_offset) = length;
    return array;
}

void rt_raw_free(char *start) {
    free(start);
}

void rt_raw_clear(char *start, long size) {
    memset(start, 0, (size_t)size);
}

void rt_raw_copy(char *source, char *target, long size) {
    memcpy(target, source, (size_t)size);
}

/* What is much is put into the large pages of the processor, if there are any: then the system has less to do when it is touched for the first time. */
static void prefer_huge_pages(long start, unsigned long size) {
#ifdef MADV_HUGEPAGE
    unsigned long first = ((unsigned long)start + (HUGE_PAGE - 1)) & -HUGE_PAGE;
    unsigned long behind = ((unsigned long)start + size) & -HUGE_PAGE;
    if (first < behind) madvise((void *)first, behind - first, MADV_HUGEPAGE);
#else
    (void)start;
    (void)size;
#endif
}

/* The same for what the heap of the C library has grown by since the last time. */
static void prefer_huge_pages_in_heap(void) {
#ifdef M_TOP_PAD
    static unsigned long known_end;
    unsigned long end = (unsigned long)sbrk(0);
    if (known_end != 0 && end > known_end) {
        unsigned long start = known_end & -HUGE_PAGE;
        prefer_huge_pages((long)start, end - start);
    }
    known_end = end;
#endif
}

static long allocated(void *memory, unsigned long size) {
    if (memory == NULL) rt_out_of_memory();
    if (size >= 2 * HUGE_PAGE) prefer_huge_pages((long)memory, size);
    else prefer_huge_pages_in_heap();
    return (long)memory;
}

long rt_memory_allocate(long size) {
    return allocated(calloc(1, (size_t)size), (unsigned long)size);
}

long rt_memory_allocate_uncleared(long size) {
    return allocated(malloc((size_t)size), (unsigned long)size);
}

void rt_memory_free(long address) {
    free((char *)address);
}
