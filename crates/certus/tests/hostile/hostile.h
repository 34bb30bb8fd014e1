/* What hostile programs share: whom they attack. The first line of each says how it ends when it is run confined by
   itself: by SIGSYS if the deed was stopped, with a status, or LATE if it had to be ended. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>
#ifndef VICTIM
#define VICTIM "/nonexistent"
#define PORT 1
#define PID 1
#endif

/* A system call without the library. */
static long raw(long number, long a, long b, long c, long d) {
    long result;
#ifdef __x86_64__
    register long fourth __asm__("r10") = d;
    __asm__ volatile("syscall" : "=a"(result) : "0"(number), "D"(a), "S"(b), "d"(c), "r"(fourth) : "rcx", "r11", "memory");
#else
    __asm__ volatile("int $0x80" : "=a"(result) : "0"(number), "b"(a), "c"(b), "d"(c), "S"(d) : "memory");
#endif
    return result;
}
