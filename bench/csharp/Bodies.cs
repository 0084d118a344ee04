using System.Collections.Generic;

/// <summary>N bodies by hand in C#: the algorithm and the output of bodies.py, for comparison.</summary>
public static class Bodies {
    private const double SOLAR_MASS = 4.0 * System.Math.PI * System.Math.PI;
    private const double DAYS = 365.24;

    internal sealed class Body {
        internal double x, y, z, vx, vy, vz;
        internal readonly double mass;

        internal Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx * DAYS;
            this.vy = vy * DAYS;
            this.vz = vz * DAYS;
            this.mass = mass * SOLAR_MASS;
        }
    }

    private static List<Body> SolarSystem() {
        List<Body> bodies = new List<Body> {
                new Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
                new Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
                        0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
                new Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
                        -0.00276742510726411366, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
                new Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
                        0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
                new Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
                        0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451)};
        double px = 0, py = 0, pz = 0;
        foreach (Body body in bodies) {
            px += body.vx * body.mass;
            py += body.vy * body.mass;
            pz += body.vz * body.mass;
        }
        Body sun = bodies[0];
        sun.vx = -px / SOLAR_MASS;
        sun.vy = -py / SOLAR_MASS;
        sun.vz = -pz / SOLAR_MASS;
        return bodies;
    }

    private static void Advance(List<Body> bodies, double dt) {
        for (int i = 0; i < bodies.Count; i++) {
            Body first = bodies[i];
            for (int j = i + 1; j < bodies.Count; j++) {
                Body second = bodies[j];
                double dx = first.x - second.x;
                double dy = first.y - second.y;
                double dz = first.z - second.z;
                double square = dx * dx + dy * dy + dz * dz;
                double magnitude = dt / (square * System.Math.Sqrt(square));
                first.vx -= dx * second.mass * magnitude;
                first.vy -= dy * second.mass * magnitude;
                first.vz -= dz * second.mass * magnitude;
                second.vx += dx * first.mass * magnitude;
                second.vy += dy * first.mass * magnitude;
                second.vz += dz * first.mass * magnitude;
            }
        }
        foreach (Body body in bodies) {
            body.x += dt * body.vx;
            body.y += dt * body.vy;
            body.z += dt * body.vz;
        }
    }

    private static double Energy(List<Body> bodies) {
        double total = 0;
        for (int i = 0; i < bodies.Count; i++) {
            Body first = bodies[i];
            total += 0.5 * first.mass * (first.vx * first.vx + first.vy * first.vy + first.vz * first.vz);
            for (int j = i + 1; j < bodies.Count; j++) {
                Body second = bodies[j];
                double dx = first.x - second.x;
                double dy = first.y - second.y;
                double dz = first.z - second.z;
                total -= first.mass * second.mass / System.Math.Sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return total;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 10;
        int steps = arguments.Length > 1 ? int.Parse(arguments[1]) : 10000;
        List<Body> bodies = SolarSystem();
        double before = Energy(bodies);
        for (int round = 0; round < rounds; round++) {
            for (int step = 0; step < steps; step++) {
                Advance(bodies, 0.01);
            }
        }
        System.Console.WriteLine(rounds + " rounds of " + steps + ": " + (long) (before * 1e9) + " " + (long) (Energy(bodies) * 1e9));
    }
}
