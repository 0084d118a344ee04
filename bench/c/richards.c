/* Richards by hand in C: the algorithm and the output of examples/richards.py, for comparison. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { IDLE, WORKER, HANDLER_A, HANDLER_B, DEVICE_A, DEVICE_B, TASK_COUNT };
enum { KIND_DEVICE, KIND_WORK };
enum { PACKET_SIZE = 4 };
enum { RUNNING = 0, RUNNABLE = 1, SUSPENDED = 2, HELD = 4, SUSPENDED_RUNNABLE = SUSPENDED | RUNNABLE };

typedef struct Packet {
    struct Packet *link;
    long identity, kind, datum;
    long *data;
} Packet;

typedef struct Scheduler Scheduler;
typedef struct Task Task;

/* The record of any task; what a task does not need stays unused, as in a union of subclasses. */
struct Task {
    Task *(*run)(Task *, Packet *);
    Scheduler *scheduler;
    long identity, priority, state;
    Packet *queue;
    Task *link;
    long shift_register, count;    /* idle */
    long destination, letter;      /* worker */
    Packet *work, *device;         /* handler */
    Packet *pending;               /* device */
};

struct Scheduler {
    Task *tasks, *table[TASK_COUNT], *current;
    long queued, held;
    bool tracing;
    char traced[61];
    int traced_count;
};

static void *allocate(size_t size) {
    void *memory = calloc(1, size);
    if (memory == NULL) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

static Packet *packet_new(Packet *link, long identity, long kind) {
    Packet *packet = allocate(sizeof *packet);
    packet->link = link;
    packet->identity = identity;
    packet->kind = kind;
    packet->data = allocate(PACKET_SIZE * sizeof(long));
    return packet;
}

static Packet *append_to(Packet *packet, Packet *queue) {
    packet->link = NULL;
    if (queue == NULL) return packet;
    Packet *last = queue;
    while (last->link != NULL) last = last->link;
    last->link = packet;
    return queue;
}

static Task *find(Scheduler *scheduler, long identity) {
    Task *task = scheduler->table[identity];
    if (task == NULL) {
        printf("wrong result: no task %ld\n", identity);
        exit(1);
    }
    return task;
}

static Task *release(Scheduler *scheduler, long identity) {
    Task *task = find(scheduler, identity);
    task->state &= ~HELD;
    return task->priority > scheduler->current->priority ? task : scheduler->current;
}

static Task *hold_current(Scheduler *scheduler) {
    scheduler->held++;
    scheduler->current->state |= HELD;
    return scheduler->current->link;
}

static Task *suspend_current(Scheduler *scheduler) {
    scheduler->current->state |= SUSPENDED;
    return scheduler->current;
}

static Task *receive(Task *task, Packet *packet, Task *sender) {
    if (task->queue == NULL) {
        task->queue = packet;
        task->state |= RUNNABLE;
        if (task->priority > sender->priority) return task;
    } else {
        task->queue = append_to(packet, task->queue);
    }
    return sender;
}

static Task *send(Scheduler *scheduler, Packet *packet) {
    Task *receiver = find(scheduler, packet->identity);
    scheduler->queued++;
    packet->link = NULL;
    packet->identity = scheduler->current->identity;
    return receive(receiver, packet, scheduler->current);
}

static Task *run_idle(Task *task, Packet *packet) {
    (void)packet;
    task->count--;
    if (task->count == 0) return hold_current(task->scheduler);
    if ((task->shift_register & 1) == 0) {
        task->shift_register >>= 1;
        return release(task->scheduler, DEVICE_A);
    }
    task->shift_register = (task->shift_register >> 1) ^ 0xD008;
    return release(task->scheduler, DEVICE_B);
}

static Task *run_worker(Task *task, Packet *packet) {
    if (packet == NULL) return suspend_current(task->scheduler);
    task->destination = task->destination == HANDLER_A ? HANDLER_B : HANDLER_A;
    packet->identity = task->destination;
    packet->datum = 0;
    for (int i = 0; i < PACKET_SIZE; i++) {
        task->letter++;
        if (task->letter > 26) task->letter = 1;
        packet->data[i] = task->letter;
    }
    return send(task->scheduler, packet);
}

static Task *run_handler(Task *task, Packet *packet) {
    if (packet != NULL) {
        if (packet->kind == KIND_WORK) task->work = append_to(packet, task->work);
        else task->device = append_to(packet, task->device);
    }
    Packet *work = task->work;
    if (work != NULL) {
        long position = work->datum;
        if (position >= PACKET_SIZE) {
            task->work = work->link;
            return send(task->scheduler, work);
        }
        Packet *device = task->device;
        if (device != NULL) {
            task->device = device->link;
            device->datum = work->data[position];
            work->datum = position + 1;
            return send(task->scheduler, device);
        }
    }
    return suspend_current(task->scheduler);
}

static Task *run_device(Task *task, Packet *packet) {
    Scheduler *scheduler = task->scheduler;
    if (packet == NULL) {
        if (task->pending == NULL) return suspend_current(scheduler);
        Packet *done = task->pending;
        task->pending = NULL;
        return send(scheduler, done);
    }
    task->pending = packet;
    if (scheduler->tracing && scheduler->traced_count < 60) {
        scheduler->traced[scheduler->traced_count++] = (char)('A' + packet->datum - 1);
    }
    return hold_current(scheduler);
}

static Task *task_new(Scheduler *scheduler, long identity, long priority, Packet *queue, long state, Task *(*run)(Task *, Packet *)) {
    Task *task = allocate(sizeof *task);
    task->run = run;
    task->scheduler = scheduler;
    task->identity = identity;
    task->priority = priority;
    task->queue = queue;
    task->state = state;
    task->link = scheduler->tasks;
    scheduler->tasks = task;
    scheduler->table[identity] = task;
    return task;
}

static Task *step(Task *task) {
    Packet *packet = NULL;
    if (task->state == SUSPENDED_RUNNABLE) {
        packet = task->queue;
        task->queue = packet->link;
        task->state = task->queue == NULL ? RUNNING : RUNNABLE;
    }
    return task->run(task, packet);
}

static void schedule(Scheduler *scheduler) {
    Task *task = scheduler->tasks;
    while (task != NULL) {
        scheduler->current = task;
        if ((task->state & HELD) != 0 || task->state == SUSPENDED) task = task->link;
        else task = step(task);
    }
}

static Packet *packets(int count, long identity, long kind) {
    Packet *queue = NULL;
    for (int i = 0; i < count; i++) queue = packet_new(queue, identity, kind);
    return queue;
}

/* The memory of a simulation is not given back: it is about a kilobyte. */
static Scheduler *simulate(long idle_count, bool tracing) {
    Scheduler *scheduler = allocate(sizeof *scheduler);
    scheduler->tracing = tracing;
    Task *idle = task_new(scheduler, IDLE, 0, NULL, RUNNING, run_idle);
    idle->shift_register = 1;
    idle->count = idle_count;
    Task *worker = task_new(scheduler, WORKER, 1000, packets(2, WORKER, KIND_WORK), SUSPENDED_RUNNABLE, run_worker);
    worker->destination = HANDLER_A;
    task_new(scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, KIND_DEVICE), SUSPENDED_RUNNABLE, run_handler);
    task_new(scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, KIND_DEVICE), SUSPENDED_RUNNABLE, run_handler);
    task_new(scheduler, DEVICE_A, 4000, NULL, SUSPENDED, run_device);
    task_new(scheduler, DEVICE_B, 5000, NULL, SUSPENDED, run_device);
    schedule(scheduler);
    return scheduler;
}

static bool is_right(const Scheduler *scheduler, long idle_count) {
    if (idle_count == 1000) return scheduler->queued == 2322 && scheduler->held == 928;
    if (idle_count == 10000) return scheduler->queued == 23246 && scheduler->held == 9297;
    return true;
}

int main(int argc, char **argv) {
    long rounds = argc > 1 ? atol(argv[1]) : 100;
    long idle_count = argc > 2 ? atol(argv[2]) : 10000;
    printf("trace: %s\n", simulate(idle_count, true)->traced);
    long queued = 0, held = 0;
    for (long i = 0; i < rounds; i++) {
        Scheduler *scheduler = simulate(idle_count, false);
        if (!is_right(scheduler, idle_count)) {
            puts("wrong result");
            return 1;
        }
        queued += scheduler->queued;
        held += scheduler->held;
    }
    printf("%ld rounds of %ld: %ld packets queued, %ld tasks held\n", rounds, idle_count, queued, held);
    return 0;
}
