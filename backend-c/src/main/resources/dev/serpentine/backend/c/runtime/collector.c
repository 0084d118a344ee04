/* A mark-and-sweep collector that does not move. Small containers lie in pages of cells of one size, large ones by themselves. A container begins with
   its header: the type's number from bit 8 on, bit 0 the mark, bit 1 set where the collector did not make it. A free cell has the header 0 and the next
   free cell behind it. */

#define MARKED 1UL
#define PREBUILT 2UL
#define TYPE_SHIFT 8

#define PAGE_SIZE (1UL << 14)
#define ARENA_SIZE (1UL << 20)
#define LEAST_THRESHOLD (8UL << 20)

/* An entry of the type table, as the translator lays it out. */
struct type_entry {
    long size, item_size, items_are_pointers, first_offset;
};

struct page {
    struct page *next;
    char *cells;
    unsigned long cell_size;
};

struct large {
    char *start;
    unsigned long size;
};

char *rt_free_cells[RT_SIZE_CLASSES];
static const struct type_entry *type_table;
static const long *pointer_offsets;
struct root { long type; char *container; };
static const struct root *static_roots;
static long static_root_count;
static char **shadow_stack_top;

static struct page *pages[RT_SIZE_CLASSES];     /* all pages of a size */
static struct page *unswept[RT_SIZE_CLASSES];   /* where sweeping goes on */
static char *arena_next, *arena_end;
static char *withheld[RT_SIZE_CLASSES];         /* in stress mode: free cells that the fast path must not find */
static struct large *larges;
static unsigned long large_count, large_room;
static char **mark_stack;
static unsigned long mark_count, mark_room;
static unsigned long allocated, threshold = LEAST_THRESHOLD;

static unsigned long *header_of(char *container) {
    return (unsigned long *)container;
}

void rt_collector_set_up(long types, long offsets, long roots, long root_count, long top) {
    type_table = (const struct type_entry *)types;
    pointer_offsets = (const long *)offsets;
    static_roots = (const struct root *)roots;
    static_root_count = root_count;
    shadow_stack_top = (char **)top;
}

static unsigned long size_of(char *container) {
    const struct type_entry *type = &type_table[*header_of(container) >> TYPE_SHIFT];
    unsigned long size = (unsigned long)type->size;
    if (type->item_size != 0) size += (unsigned long)type->item_size * (unsigned long)((struct rt_bytes *)container)->length;
    return size;
}

static void mark(char *container) {
    if (container == NULL) return;
    unsigned long header = *header_of(container);
    if (header & (MARKED | PREBUILT)) return;
    *header_of(container) = header | MARKED;
    if (mark_count == mark_room) {
        mark_room = mark_room == 0 ? 4096 : 2 * mark_room;
        mark_stack = realloc(mark_stack, mark_room * sizeof *mark_stack);
        if (mark_stack == NULL) rt_out_of_memory();
    }
    mark_stack[mark_count++] = container;
}

static void trace(char *container, unsigned long number) {
    const struct type_entry *type = &type_table[number];
    for (const long *offset = &pointer_offsets[type->first_offset]; *offset >= 0; offset++) {
        mark(*(char **)(container + *offset));
    }
    if (type->items_are_pointers) {
        long length = ((struct rt_bytes *)container)->length;
        char **items = (char **)(container + type->size);
        for (long i = 0; i < length; i++) mark(items[i]);
    }
}

/* Makes the free cells of a page a list. Returns how many there are. */
static unsigned long sweep(struct page *page, unsigned long size_class) {
    unsigned long cell_size = page->cell_size, freed = 0, cells = PAGE_SIZE / cell_size;
    char *first = NULL, *last = NULL;
    for (unsigned long i = 0; i < cells; i++) {
        char *cell = page->cells + i * cell_size;
        unsigned long header = *header_of(cell);
        if (header & MARKED) {
            *header_of(cell) = header & ~MARKED;
            continue;
        }
        *header_of(cell) = 0;
        if (last == NULL) first = cell;
        else ((char **)last)[1] = cell;
        last = cell;
        freed++;
    }
    if (freed != 0) {
        ((char **)last)[1] = rt_free_cells[size_class];
        rt_free_cells[size_class] = first;
    }
    return freed;
}

static void finish_sweeping(void) {
    for (unsigned long i = 0; i < RT_SIZE_CLASSES; i++) {
        while (unswept[i] != NULL) {
            struct page *page = unswept[i];
            unswept[i] = page->next;
            sweep(page, i);
        }
    }
}

static void sweep_large(void) {
    unsigned long kept = 0;
    for (unsigned long i = 0; i < large_count; i++) {
        unsigned long *header = header_of(larges[i].start);
        if (*header & MARKED) {
            *header &= ~MARKED;
            larges[kept++] = larges[i];
        } else {
            free(larges[i].start);
        }
    }
    large_count = kept;
}

void rt_collector_collect(void) {
    finish_sweeping();
    for (char **root = (char **)rt_shadow_stack_base; root < (char **)*shadow_stack_top; root++) mark(*root);
    for (long i = 0; i < static_root_count; i++) trace(static_roots[i].container, (unsigned long)static_roots[i].type);
    unsigned long live = 0;
    while (mark_count > 0) {
        char *container = mark_stack[--mark_count];
        live += size_of(container);
        trace(container, *header_of(container) >> TYPE_SHIFT);
    }
    for (unsigned long i = 0; i < RT_SIZE_CLASSES; i++) {
        rt_free_cells[i] = withheld[i] = NULL;
        unswept[i] = pages[i];
    }
    sweep_large();
    allocated = 0;
    threshold = live > LEAST_THRESHOLD ? live : LEAST_THRESHOLD;
}

static void new_page(unsigned long size_class) {
    struct page *page = malloc(sizeof *page);
    if (page == NULL) rt_out_of_memory();
    if (arena_next == arena_end) {
        arena_next = mmap(NULL, ARENA_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (arena_next == MAP_FAILED) rt_out_of_memory();
        arena_end = arena_next + ARENA_SIZE;
    }
    page->cells = arena_next;
    arena_next += PAGE_SIZE;
    page->cell_size = size_class * RT_GRANULE;
    page->next = pages[size_class];
    pages[size_class] = page;
    allocated += sweep(page, size_class) * page->cell_size;
}

static char *take_cell(unsigned long size_class) {
    if (withheld[size_class] != NULL) {
        rt_free_cells[size_class] = withheld[size_class];
        withheld[size_class] = NULL;
    }
    while (rt_free_cells[size_class] == NULL) {
        struct page *page = unswept[size_class];
        if (page != NULL) {
            unswept[size_class] = page->next;
            allocated += sweep(page, size_class) * page->cell_size;
        } else {
            new_page(size_class);
        }
    }
    char *cell = rt_free_cells[size_class];
    rt_free_cells[size_class] = ((char **)cell)[1];
    if (rt_gc_stress) {
        withheld[size_class] = rt_free_cells[size_class];
        rt_free_cells[size_class] = NULL;
    }
    return cell;
}

static char *allocate_large(unsigned long size) {
    allocated += size;
    if (large_count == large_room) {
        large_room = large_room == 0 ? 256 : 2 * large_room;
        larges = realloc(larges, large_room * sizeof *larges);
        if (larges == NULL) rt_out_of_memory();
    }
    char *start = calloc(1, size);
    if (start == NULL) rt_out_of_memory();
    larges[large_count].start = start;
    larges[large_count++].size = size;
    return start;
}

/* Where the fast path finds no cell. */
char *rt_collector_allocate_slowly(unsigned long size) {
    if (rt_gc_stress || allocated >= threshold) rt_collector_collect();
    if (size > RT_LARGEST_SMALL) return allocate_large(size);
    char *cell = take_cell((size + RT_GRANULE - 1) / RT_GRANULE);
    memset(cell, 0, size);
    return cell;
}

long rt_collector_allocate_array(long number, long length) {
    const struct type_entry *type = &type_table[number];
    unsigned long size = rt_array_size((unsigned long)type->size, (unsigned long)type->item_size, length);
    char *array = (char *)rt_collector_allocate(number, (long)size);
    ((struct rt_bytes *)array)->length = length;
    return (long)array;
}
