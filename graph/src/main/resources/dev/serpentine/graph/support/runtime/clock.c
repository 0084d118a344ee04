/* Time. */

static double read_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double rt_time_seconds(void) {
    return read_clock(CLOCK_REALTIME);
}

double rt_time_monotonic(void) {
    return read_clock(CLOCK_MONOTONIC);
}

double rt_time_process(void) {
#ifdef CLOCK_PROCESS_CPUTIME_ID
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
#else
    return read_clock(CLOCK_MONOTONIC);
#endif
}

void rt_time_sleep(double seconds) {
    if (!(seconds > 0)) return;
    struct timespec left;
    left.tv_sec = seconds > 1e15 ? (time_t)1e15 : (time_t)seconds;
    left.tv_nsec = (long)((seconds - floor(seconds)) * 1e9);
    while (!rt_interrupt_flag && nanosleep(&left, &left) < 0 && errno == EINTR) {}
}

static long field_of(const struct tm *parts, long field) {
    switch (field) {
        case 0: return parts->tm_year + 1900L;
        case 1: return parts->tm_mon + 1;
        case 2: return parts->tm_mday;
        case 3: return parts->tm_hour;
        case 4: return parts->tm_min;
        case 5: return parts->tm_sec;
        case 6: return (parts->tm_wday + 6) % 7;
        case 7: return parts->tm_yday + 1;
        case 8: return parts->tm_isdst;
        default: return parts->tm_gmtoff;
    }
}

long rt_time_local_field(long seconds, long field) {
    time_t moment = seconds;
    struct tm parts;
    memset(&parts, 0, sizeof parts);
    localtime_r(&moment, &parts);
    return field_of(&parts, field);
}

long rt_time_utc_field(long seconds, long field) {
    time_t moment = seconds;
    struct tm parts;
    memset(&parts, 0, sizeof parts);
    gmtime_r(&moment, &parts);
    return field_of(&parts, field);
}

long rt_time_from_local(long year, long month, long day, long hour, long minute, long second) {
    struct tm parts;
    memset(&parts, 0, sizeof parts);
    parts.tm_year = (int)(year - 1900);
    parts.tm_mon = (int)(month - 1);
    parts.tm_mday = (int)day;
    parts.tm_hour = (int)hour;
    parts.tm_min = (int)minute;
    parts.tm_sec = (int)second;
    parts.tm_isdst = -1;
    return mktime(&parts);
}
