/// <summary>Richards by hand in C#: the algorithm and the output of examples/richards.py, for comparison.</summary>
public static class Richards {
    const int IDLE = 0, WORKER = 1, HANDLER_A = 2, HANDLER_B = 3, DEVICE_A = 4, DEVICE_B = 5, TASK_COUNT = 6;
    const int KIND_DEVICE = 0, KIND_WORK = 1;
    const int PACKET_SIZE = 4;
    const int RUNNING = 0, RUNNABLE = 1, SUSPENDED = 2, HELD = 4, SUSPENDED_RUNNABLE = SUSPENDED | RUNNABLE;

    internal sealed class SimulationError : System.Exception {
        internal SimulationError(string message) : base(message) {
        }
    }

    internal sealed class Packet {
        internal Packet link;
        internal int identity;
        internal readonly int kind;
        internal int datum;
        internal readonly int[] data = new int[PACKET_SIZE];

        internal Packet(Packet link, int identity, int kind) {
            this.link = link;
            this.identity = identity;
            this.kind = kind;
        }

        internal Packet AppendTo(Packet queue) {
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

    internal abstract class Task {
        internal readonly Scheduler scheduler;
        internal readonly int identity;
        internal readonly int priority;
        internal Packet queue;
        internal int state;
        internal readonly Task link;

        internal Task(Scheduler scheduler, int identity, int priority, Packet queue, int state) {
            this.scheduler = scheduler;
            this.identity = identity;
            this.priority = priority;
            this.queue = queue;
            this.state = state;
            this.link = scheduler.tasks;
            scheduler.Add(this);
        }

        internal abstract Task Run(Packet packet);

        internal bool IsHeldOrSuspended() {
            return (state & HELD) != 0 || state == SUSPENDED;
        }

        internal Task Step() {
            Packet packet = null;
            if (state == SUSPENDED_RUNNABLE) {
                packet = queue;
                queue = packet.link;
                state = queue == null ? RUNNING : RUNNABLE;
            }
            return Run(packet);
        }

        internal Task Receive(Packet packet, Task sender) {
            if (queue == null) {
                queue = packet;
                state |= RUNNABLE;
                if (priority > sender.priority) {
                    return this;
                }
            } else {
                queue = packet.AppendTo(queue);
            }
            return sender;
        }
    }

    internal sealed class IdleTask : Task {
        private int register = 1;
        private int count;

        internal IdleTask(Scheduler scheduler, int identity, int priority, Packet queue, int count) : base(scheduler, identity, priority, queue, RUNNING) {
            this.count = count;
        }

        internal override Task Run(Packet packet) {
            count--;
            if (count == 0) {
                return scheduler.HoldCurrent();
            }
            if ((register & 1) == 0) {
                register >>= 1;
                return scheduler.Release(DEVICE_A);
            }
            register = (register >> 1) ^ 0xD008;
            return scheduler.Release(DEVICE_B);
        }
    }

    internal sealed class WorkerTask : Task {
        private int destination = HANDLER_A;
        private int letter;

        internal WorkerTask(Scheduler scheduler, int identity, int priority, Packet queue) : base(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE) {
        }

        internal override Task Run(Packet packet) {
            if (packet == null) {
                return scheduler.SuspendCurrent();
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
            return scheduler.Send(packet);
        }
    }

    internal sealed class HandlerTask : Task {
        private Packet work;
        private Packet device;

        internal HandlerTask(Scheduler scheduler, int identity, int priority, Packet queue) : base(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE) {
        }

        internal override Task Run(Packet packet) {
            if (packet != null) {
                if (packet.kind == KIND_WORK) {
                    work = packet.AppendTo(work);
                } else {
                    device = packet.AppendTo(device);
                }
            }
            Packet first = work;
            if (first != null) {
                int position = first.datum;
                if (position >= PACKET_SIZE) {
                    work = first.link;
                    return scheduler.Send(first);
                }
                Packet target = device;
                if (target != null) {
                    device = target.link;
                    target.datum = first.data[position];
                    first.datum = position + 1;
                    return scheduler.Send(target);
                }
            }
            return scheduler.SuspendCurrent();
        }
    }

    internal sealed class DeviceTask : Task {
        private Packet pending;

        internal DeviceTask(Scheduler scheduler, int identity, int priority, Packet queue) : base(scheduler, identity, priority, queue, SUSPENDED) {
        }

        internal override Task Run(Packet packet) {
            if (packet == null) {
                if (pending == null) {
                    return scheduler.SuspendCurrent();
                }
                Packet done = pending;
                pending = null;
                return scheduler.Send(done);
            }
            pending = packet;
            scheduler.Trace(packet.datum);
            return scheduler.HoldCurrent();
        }
    }

    internal sealed class Scheduler {
        internal Task tasks;
        private readonly Task[] table = new Task[TASK_COUNT];
        private Task current;
        internal long queued;
        internal long held;
        private readonly bool tracing;
        internal readonly System.Text.StringBuilder traced = new System.Text.StringBuilder();

        internal Scheduler(bool tracing) {
            this.tracing = tracing;
        }

        internal void Add(Task task) {
            tasks = task;
            table[task.identity] = task;
        }

        internal void Trace(int letter) {
            if (tracing && traced.Length < 60) {
                traced.Append((char) ('A' + letter - 1));
            }
        }

        internal void Schedule() {
            Task task = tasks;
            while (task != null) {
                current = task;
                task = task.IsHeldOrSuspended() ? task.link : task.Step();
            }
        }

        private Task Find(int identity) {
            Task task = table[identity];
            if (task == null) {
                throw new SimulationError("no task " + identity);
            }
            return task;
        }

        internal Task Release(int identity) {
            Task task = Find(identity);
            task.state &= ~HELD;
            return task.priority > current.priority ? task : current;
        }

        internal Task HoldCurrent() {
            held++;
            current.state |= HELD;
            return current.link;
        }

        internal Task SuspendCurrent() {
            current.state |= SUSPENDED;
            return current;
        }

        internal Task Send(Packet packet) {
            Task receiver = Find(packet.identity);
            queued++;
            packet.link = null;
            packet.identity = current.identity;
            return receiver.Receive(packet, current);
        }
    }

    private static Packet Packets(int count, int identity, int kind) {
        Packet queue = null;
        for (int i = 0; i < count; i++) {
            queue = new Packet(queue, identity, kind);
        }
        return queue;
    }

    private static Scheduler Simulate(int idleCount, bool tracing) {
        Scheduler scheduler = new Scheduler(tracing);
        new IdleTask(scheduler, IDLE, 0, null, idleCount);
        new WorkerTask(scheduler, WORKER, 1000, Packets(2, WORKER, KIND_WORK));
        new HandlerTask(scheduler, HANDLER_A, 2000, Packets(3, DEVICE_A, KIND_DEVICE));
        new HandlerTask(scheduler, HANDLER_B, 3000, Packets(3, DEVICE_B, KIND_DEVICE));
        new DeviceTask(scheduler, DEVICE_A, 4000, null);
        new DeviceTask(scheduler, DEVICE_B, 5000, null);
        scheduler.Schedule();
        return scheduler;
    }

    private static void Check(Scheduler scheduler, int idleCount) {
        bool right = idleCount == 1000 ? scheduler.queued == 2322 && scheduler.held == 928
                : idleCount != 10000 || (scheduler.queued == 23246 && scheduler.held == 9297);
        if (!right) {
            throw new SimulationError("counted " + scheduler.queued + " and " + scheduler.held);
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 100;
        int idleCount = arguments.Length > 1 ? int.Parse(arguments[1]) : 10000;
        System.Console.WriteLine("trace: " + Simulate(idleCount, true).traced);
        long queued = 0;
        long held = 0;
        for (int i = 0; i < rounds; i++) {
            Scheduler scheduler = Simulate(idleCount, false);
            Check(scheduler, idleCount);
            queued += scheduler.queued;
            held += scheduler.held;
        }
        System.Console.WriteLine(rounds + " rounds of " + idleCount + ": " + queued + " packets queued, " + held + " tasks held");
    }
}
