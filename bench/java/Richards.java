/** Richards by hand in Java: the algorithm and the output of examples/richards.py, for comparison. */
public final class Richards {
    static final int IDLE = 0, WORKER = 1, HANDLER_A = 2, HANDLER_B = 3, DEVICE_A = 4, DEVICE_B = 5, TASK_COUNT = 6;
    static final int KIND_DEVICE = 0, KIND_WORK = 1;
    static final int PACKET_SIZE = 4;
    static final int RUNNING = 0, RUNNABLE = 1, SUSPENDED = 2, HELD = 4, SUSPENDED_RUNNABLE = SUSPENDED | RUNNABLE;

    static final class SimulationError extends RuntimeException {
        SimulationError(String message) {
            super(message);
        }
    }

    static final class Packet {
        Packet link;
        int identity;
        final int kind;
        int datum;
        final int[] data = new int[PACKET_SIZE];

        Packet(Packet link, int identity, int kind) {
            this.link = link;
            this.identity = identity;
            this.kind = kind;
        }

        Packet appendTo(Packet queue) {
            link = null;
            if (queue == null) {
                return this;
            }
            Packet last = queue;
            while (last.link != null) {
                last = last.link;
            }
            last.link = this;
            return queue;
        }
    }

    abstract static class Task {
        final Scheduler scheduler;
        final int identity;
        final int priority;
        Packet queue;
        int state;
        final Task link;

        Task(Scheduler scheduler, int identity, int priority, Packet queue, int state) {
            this.scheduler = scheduler;
            this.identity = identity;
            this.priority = priority;
            this.queue = queue;
            this.state = state;
            this.link = scheduler.tasks;
            scheduler.add(this);
        }

        abstract Task run(Packet packet);

        boolean isHeldOrSuspended() {
            return (state & HELD) != 0 || state == SUSPENDED;
        }

        Task step() {
            Packet packet = null;
            if (state == SUSPENDED_RUNNABLE) {
                packet = queue;
                queue = packet.link;
                state = queue == null ? RUNNING : RUNNABLE;
            }
            return run(packet);
        }

        Task receive(Packet packet, Task sender) {
            if (queue == null) {
                queue = packet;
                state |= RUNNABLE;
                if (priority > sender.priority) {
                    return this;
                }
            } else {
                queue = packet.appendTo(queue);
            }
            return sender;
        }
    }

    static final class IdleTask extends Task {
        private int register = 1;
        private int count;

        IdleTask(Scheduler scheduler, int identity, int priority, Packet queue, int count) {
            super(scheduler, identity, priority, queue, RUNNING);
            this.count = count;
        }

        @Override
        Task run(Packet packet) {
            count--;
            if (count == 0) {
                return scheduler.holdCurrent();
            }
            if ((register & 1) == 0) {
                register >>= 1;
                return scheduler.release(DEVICE_A);
            }
            register = (register >> 1) ^ 0xD008;
            return scheduler.release(DEVICE_B);
        }
    }

    static final class WorkerTask extends Task {
        private int destination = HANDLER_A;
        private int letter;

        WorkerTask(Scheduler scheduler, int identity, int priority, Packet queue) {
            super(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE);
        }

        @Override
        Task run(Packet packet) {
            if (packet == null) {
                return scheduler.suspendCurrent();
            }
            destination = destination == HANDLER_A ? HANDLER_B : HANDLER_A;
            packet.identity = destination;
            packet.datum = 0;
            for (int i = 0; i < PACKET_SIZE; i++) {
                letter++;
                if (letter > 26) {
                    letter = 1;
                }
                packet.data[i] = letter;
            }
            return scheduler.send(packet);
        }
    }

    static final class HandlerTask extends Task {
        private Packet work;
        private Packet device;

        HandlerTask(Scheduler scheduler, int identity, int priority, Packet queue) {
            super(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE);
        }

        @Override
        Task run(Packet packet) {
            if (packet != null) {
                if (packet.kind == KIND_WORK) {
                    work = packet.appendTo(work);
                } else {
                    device = packet.appendTo(device);
                }
            }
            Packet first = work;
            if (first != null) {
                int position = first.datum;
                if (position >= PACKET_SIZE) {
                    work = first.link;
                    return scheduler.send(first);
                }
                Packet target = device;
                if (target != null) {
                    device = target.link;
                    target.datum = first.data[position];
                    first.datum = position + 1;
                    return scheduler.send(target);
                }
            }
            return scheduler.suspendCurrent();
        }
    }

    static final class DeviceTask extends Task {
        private Packet pending;

        DeviceTask(Scheduler scheduler, int identity, int priority, Packet queue) {
            super(scheduler, identity, priority, queue, SUSPENDED);
        }

        @Override
        Task run(Packet packet) {
            if (packet == null) {
                if (pending == null) {
                    return scheduler.suspendCurrent();
                }
                Packet done = pending;
                pending = null;
                return scheduler.send(done);
            }
            pending = packet;
            scheduler.trace(packet.datum);
            return scheduler.holdCurrent();
        }
    }

    static final class Scheduler {
        Task tasks;
        private final Task[] table = new Task[TASK_COUNT];
        private Task current;
        long queued;
        long held;
        private final boolean tracing;
        final StringBuilder traced = new StringBuilder();

        Scheduler(boolean tracing) {
            this.tracing = tracing;
        }

        void add(Task task) {
            tasks = task;
            table[task.identity] = task;
        }

        void trace(int letter) {
            if (tracing && traced.length() < 60) {
                traced.append((char) ('A' + letter - 1));
            }
        }

        void schedule() {
            Task task = tasks;
            while (task != null) {
                current = task;
                task = task.isHeldOrSuspended() ? task.link : task.step();
            }
        }

        private Task find(int identity) {
            Task task = table[identity];
            if (task == null) {
                throw new SimulationError("no task " + identity);
            }
            return task;
        }

        Task release(int identity) {
            Task task = find(identity);
            task.state &= ~HELD;
            return task.priority > current.priority ? task : current;
        }

        Task holdCurrent() {
            held++;
            current.state |= HELD;
            return current.link;
        }

        Task suspendCurrent() {
            current.state |= SUSPENDED;
            return current;
        }

        Task send(Packet packet) {
            Task receiver = find(packet.identity);
            queued++;
            packet.link = null;
            packet.identity = current.identity;
            return receiver.receive(packet, current);
        }
    }

    private static Packet packets(int count, int identity, int kind) {
        Packet queue = null;
        for (int i = 0; i < count; i++) {
            queue = new Packet(queue, identity, kind);
        }
        return queue;
    }

    private static Scheduler simulate(int idleCount, boolean tracing) {
        Scheduler scheduler = new Scheduler(tracing);
        new IdleTask(scheduler, IDLE, 0, null, idleCount);
        new WorkerTask(scheduler, WORKER, 1000, packets(2, WORKER, KIND_WORK));
        new HandlerTask(scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, KIND_DEVICE));
        new HandlerTask(scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, KIND_DEVICE));
        new DeviceTask(scheduler, DEVICE_A, 4000, null);
        new DeviceTask(scheduler, DEVICE_B, 5000, null);
        scheduler.schedule();
        return scheduler;
    }

    private static void check(Scheduler scheduler, int idleCount) {
        boolean right = switch (idleCount) {
            case 1000 -> scheduler.queued == 2322 && scheduler.held == 928;
            case 10000 -> scheduler.queued == 23246 && scheduler.held == 9297;
            default -> true;
        };
        if (!right) {
            throw new SimulationError("counted " + scheduler.queued + " and " + scheduler.held);
        }
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        int idleCount = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10000;
        System.out.println("trace: " + simulate(idleCount, true).traced);
        long queued = 0;
        long held = 0;
        for (int i = 0; i < rounds; i++) {
            Scheduler scheduler = simulate(idleCount, false);
            check(scheduler, idleCount);
            queued += scheduler.queued;
            held += scheduler.held;
        }
        System.out.println(rounds + " rounds of " + idleCount + ": " + queued + " packets queued, " + held + " tasks held");
    }
}
