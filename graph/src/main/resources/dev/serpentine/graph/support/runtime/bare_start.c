/* The first instructions of a process on Linux, for machines where the C library's development files, which have them, are missing. */

int main(int, char **);
int __libc_start_main(int (*)(int, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

__attribute__((noreturn, used)) void rt_bare_start(long *stack, void (*at_exit)(void)) {
    __libc_start_main(main, (int)stack[0], (char **)(stack + 1), 0, 0, at_exit, stack);
    __builtin_unreachable();
}

#ifdef __x86_64__
__asm__(".globl _start\n_start:\n xorl %ebp, %ebp\n movq %rsp, %rdi\n movq %rdx, %rsi\n andq $-16, %rsp\n call rt_bare_start\n");
#else
__asm__(".globl _start\n_start:\n mov x29, #0\n mov x1, x0\n mov x0, sp\n bl rt_bare_start\n");
#endif
