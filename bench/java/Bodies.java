import java.util.List;

/** N bodies by hand in Java: the algorithm and the output of bodies.py, for comparison. */
public final class Bodies {
    private static final double SOLAR_MASS = 4.0 * Math.PI * Math.PI;
    private static final double DAYS = 365.24;

    private static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx * DAYS;
            this.vy = vy * DAYS;
            this.vz = vz * DAYS;
            this.mass = mass * SOLAR_MASS;
        }
    }

    private static List<Body> system() {
        List<Body> bodies = List.of(
                new Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
                new Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
                        0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
                new Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
                        -0.00276742510726411366, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
                new Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
                        0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
                new Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
                        0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451));
        double px = 0, py = 0, pz = 0;
        for (Body body : bodies) {
            px += body.vx * body.mass;
            py += body.vy * body.mass;
            pz += body.vz * body.mass;
        }
        Body sun = bodies.get(0);
        sun.vx = -px / SOLAR_MASS;
        sun.vy = -py / SOLAR_MASS;
        sun.vz = -pz / SOLAR_MASS;
        return new java.util.ArrayList<>(bodies);
    }

    private static void advance(List<Body> bodies, double dt) {
        for (int i = 0; i < bodies.size(); i++) {
            Body first = bodies.get(i);
            for (int j = i + 1; j < bodies.size(); j++) {
                Body second = bodies.get(j);
                double dx = first.x - second.x;
                double dy = first.y - second.y;
                double dz = first.z - second.z;
                double square = dx * dx + dy * dy + dz * dz;
                double magnitude = dt / (square * Math.sqrt(square));
                first.vx -= dx * second.mass * magnitude;
                first.vy -= dy * second.mass * magnitude;
                first.vz -= dz * second.mass * magnitude;
                second.vx += dx * first.mass * magnitude;
                second.vy += dy * first.mass * magnitude;
                second.vz += dz * first.mass * magnitude;
            }
        }
        for (Body body : bodies) {
            body.x += dt * body.vx;
            body.y += dt * body.vy;
            body.z += dt * body.vz;
        }
    }

    private static double energy(List<Body> bodies) {
        double total = 0;
        for (int i = 0; i < bodies.size(); i++) {
            Body first = bodies.get(i);
            total += 0.5 * first.mass * (first.vx * first.vx + first.vy * first.vy + first.vz * first.vz);
            for (int j = i + 1; j < bodies.size(); j++) {
                Body second = bodies.get(j);
                double dx = first.x - second.x;
                double dy = first.y - second.y;
                double dz = first.z - second.z;
                total -= first.mass * second.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return total;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int steps = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10000;
        List<Body> bodies = system();
        double before = energy(bodies);
        for (int round = 0; round < rounds; round++) {
            for (int step = 0; step < steps; step++) {
                advance(bodies, 0.01);
            }
        }
        System.out.println(rounds + " rounds of " + steps + ": " + (long) (before * 1e9) + " " + (long) (energy(bodies) * 1e9));
    }
}
