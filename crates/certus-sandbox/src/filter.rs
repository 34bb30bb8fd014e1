//! The system calls that a confined program may make, as a filter that the kernel runs before each of them.
//!
//! It is a list of what is allowed. Everything else ends the program with `SIGSYS`, so that whoever waits for it sees
//! that it was stopped and does not take what it did for an answer. There are two lists, for programs of 64 and of 32
//! bits; the numbers of a machine that is not the program's own are refused, and so is every number of x32.

use libc as x64;
use seccompiler::sock_filter;

/// Which program is to be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    /// x86, 32 bits.
    Narrow,
    /// x86, 64 bits.
    Wide,
}

/// What the filter has to know of the process that it is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject {
    pub(crate) machine: Machine,
    /// It tests itself: with this key it makes processes, and it waits for them.
    pub(crate) key: Option<u64>,
    /// Its number: it may send signals to itself.
    pub(crate) pid: u32,
    /// Where the path of the program is in memory: only with this very pointer it may be executed.
    pub(crate) path: u64,
}

const AUDIT_X86_64: u32 = 0xC000_003E;
const AUDIT_I386: u32 = 0x4000_0003;

const LOAD: u16 = 0x20;
const AND: u16 = 0x54;
const JUMP: u16 = 0x05;
const JUMP_IF_EQUAL: u16 = 0x15;
const RETURN: u16 = 0x06;

const ALLOW: u32 = 0x7fff_0000;
const KILL: u32 = 0x8000_0000;

/// Where the kernel puts the number of the call, the machine and the arguments.
const NUMBER: u32 = 0;
const ARCHITECTURE: u32 = 4;
const ARGUMENTS: u32 = 16;

/// Flags of `open` that write, create or cut.
const WRITING: u32 = 0o20_003_303;
const TCGETS: u32 = 0x5401;
const PR_SET_PDEATHSIG: u32 = 1;
const SIGKILL: u32 = 9;

/// The part of an argument must have this value: half of the argument, mask, value.
#[derive(Clone, Copy)]
struct Half {
    offset: u32,
    mask: u32,
    value: u32,
}

fn low(argument: u32, mask: u32, value: u32) -> Half {
    Half { offset: ARGUMENTS + 8 * argument, mask, value }
}

fn whole(argument: u32, value: u64) -> [Half; 2] {
    let high = Half { offset: ARGUMENTS + 8 * argument + 4, mask: u32::MAX, value: (value >> 32) as u32 };
    [low(argument, u32::MAX, value as u32), high]
}

/// A call that is allowed if all of these hold.
type Rule = (u32, Vec<Half>);

/// Calls that only look, compute, or change the process itself; 64 bits.
const PLAIN_64: &[i64] = &[
    x64::SYS_write,
    x64::SYS_read,
    x64::SYS_mmap,
    x64::SYS_munmap,
    x64::SYS_brk,
    x64::SYS_mprotect,
    x64::SYS_exit_group,
    x64::SYS_exit,
    x64::SYS_close,
    x64::SYS_fstat,
    x64::SYS_stat,
    x64::SYS_lstat,
    x64::SYS_newfstatat,
    x64::SYS_statx,
    x64::SYS_lseek,
    x64::SYS_pread64,
    x64::SYS_readv,
    x64::SYS_writev,
    x64::SYS_access,
    x64::SYS_faccessat,
    x64::SYS_faccessat2,
    x64::SYS_readlink,
    x64::SYS_readlinkat,
    x64::SYS_getcwd,
    x64::SYS_dup,
    x64::SYS_dup2,
    x64::SYS_dup3,
    x64::SYS_mremap,
    x64::SYS_madvise,
    x64::SYS_mincore,
    x64::SYS_rt_sigaction,
    x64::SYS_rt_sigprocmask,
    x64::SYS_rt_sigreturn,
    x64::SYS_rt_sigpending,
    x64::SYS_rt_sigsuspend,
    x64::SYS_sigaltstack,
    x64::SYS_pause,
    x64::SYS_alarm,
    x64::SYS_setitimer,
    x64::SYS_getitimer,
    x64::SYS_nanosleep,
    x64::SYS_clock_nanosleep,
    x64::SYS_clock_gettime,
    x64::SYS_clock_getres,
    x64::SYS_gettimeofday,
    x64::SYS_time,
    x64::SYS_times,
    x64::SYS_poll,
    x64::SYS_ppoll,
    x64::SYS_select,
    x64::SYS_pselect6,
    x64::SYS_getpid,
    x64::SYS_getppid,
    x64::SYS_gettid,
    x64::SYS_getuid,
    x64::SYS_geteuid,
    x64::SYS_getgid,
    x64::SYS_getegid,
    x64::SYS_getrlimit,
    x64::SYS_getrusage,
    x64::SYS_uname,
    x64::SYS_sysinfo,
    x64::SYS_arch_prctl,
    x64::SYS_set_tid_address,
    x64::SYS_set_robust_list,
    x64::SYS_rseq,
    x64::SYS_futex,
    x64::SYS_sched_yield,
    x64::SYS_sched_getaffinity,
    x64::SYS_getrandom,
];

/// The same for 32 bits, in the order of their numbers: exit, read, write, close, time, lseek, getpid, getuid, alarm,
/// pause, access, dup, times, brk, getgid, geteuid, getegid, dup2, getppid, getrlimit, getrusage, gettimeofday,
/// select, readlink, mmap, munmap, setitimer, getitimer, stat, lstat, fstat, sysinfo, sigreturn, uname, mprotect,
/// llseek, newselect, readv, writev, sched_yield, nanosleep, mremap, poll, rt_sigreturn, rt_sigaction,
/// rt_sigprocmask, rt_sigpending, rt_sigsuspend, pread64, getcwd, sigaltstack, ugetrlimit, mmap2, stat64, lstat64,
/// fstat64, getuid32, getgid32, geteuid32, getegid32, mincore, madvise, gettid, futex, sched_getaffinity,
/// set_thread_area, exit_group, set_tid_address, clock_gettime, clock_getres, clock_nanosleep, fstatat64, readlinkat,
/// faccessat, pselect6, ppoll, set_robust_list, dup3, getrandom, statx, arch_prctl, rseq, clock_gettime64,
/// clock_getres_time64, clock_nanosleep_time64, pselect6_time64, ppoll_time64, futex_time64, faccessat2.
const PLAIN_32: &[u32] = &[
    1, 3, 4, 6, 13, 19, 20, 24, 27, 29, 33, 41, 43, 45, 47, 49, 50, 63, 64, 76, 77, 78, 82, 85, 90, 91, 104,
    105, 106, 107, 108, 116, 119, 122, 125, 140, 142, 145, 146, 158, 162, 163, 168, 173, 174, 175, 176, 179,
    180, 183, 186, 191, 192, 195, 196, 197, 199, 200, 201, 202, 218, 219, 224, 240, 242, 243, 252, 258, 265,
    266, 267, 300, 305, 307, 308, 309, 311, 330, 355, 383, 384, 386, 403, 406, 407, 413, 414, 422, 439,
];

/// The numbers of calls that are allowed with certain arguments.
struct Numbers {
    open: u32,
    openat: u32,
    ioctl: u32,
    fcntl: u32,
    kill: u32,
    tgkill: u32,
    prlimit: u32,
    fork: u32,
    wait: u32,
    prctl: u32,
}

const NUMBERS_64: Numbers = Numbers {
    open: x64::SYS_open as u32,
    openat: x64::SYS_openat as u32,
    ioctl: x64::SYS_ioctl as u32,
    fcntl: x64::SYS_fcntl as u32,
    kill: x64::SYS_kill as u32,
    tgkill: x64::SYS_tgkill as u32,
    prlimit: x64::SYS_prlimit64 as u32,
    fork: x64::SYS_fork as u32,
    wait: x64::SYS_wait4 as u32,
    prctl: x64::SYS_prctl as u32,
};

const NUMBERS_32: Numbers = Numbers {
    open: 5,
    openat: 295,
    ioctl: 54,
    fcntl: 221,
    kill: 37,
    tgkill: 270,
    prlimit: 340,
    fork: 2,
    wait: 114,
    prctl: 172,
};

/// What a program may do with certain arguments only.
fn bounded(numbers: &Numbers, subject: &Subject) -> Vec<Rule> {
    let mut rules = vec![
        (numbers.open, vec![low(1, WRITING, 0)]),
        (numbers.openat, vec![low(2, WRITING, 0)]),
        // Whether a file is a terminal.
        (numbers.ioctl, vec![low(1, u32::MAX, TCGETS)]),
        // Signals to itself: `abort` and `raise`.
        (numbers.kill, vec![low(0, u32::MAX, subject.pid)]),
        (numbers.tgkill, vec![low(0, u32::MAX, subject.pid)]),
    ];
    // F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC; no locks, no owners, no signals.
    for command in [0, 1, 2, 3, 1030] {
        rules.push((numbers.fcntl, vec![low(1, u32::MAX, command)]));
    }
    // Limits are read, not set, and only its own.
    let [first, second] = whole(2, 0);
    rules.push((numbers.prlimit, vec![low(0, u32::MAX, 0), first, second]));
    if let Some(key) = subject.key {
        // The call has no arguments of its own, but what is in their registers is seen here.
        rules.push((numbers.fork, vec![low(0, u32::MAX, key as u32), low(1, u32::MAX, (key >> 32) as u32)]));
        rules.push((numbers.wait, Vec::new()));
        // That it ends with its parent may be asked for, not given up.
        rules.push((numbers.prctl, vec![low(0, u32::MAX, PR_SET_PDEATHSIG), low(1, u32::MAX, SIGKILL)]));
    }
    rules
}

fn instruction(code: u16, k: u32) -> sock_filter {
    sock_filter { code, jt: 0, jf: 0, k }
}

/// Goes on if what was loaded is the value, else jumps over so many.
fn unless(k: u32, over: usize) -> sock_filter {
    // Rules are a handful of instructions long.
    sock_filter { code: JUMP_IF_EQUAL, jt: 0, jf: over as u8, k }
}

fn block(rules: &[Rule]) -> Vec<sock_filter> {
    let mut out = Vec::new();
    for (number, halves) in rules {
        let mut left = 3 * halves.len() + 1;
        out.push(instruction(LOAD, NUMBER));
        out.push(unless(*number, left));
        for half in halves {
            left -= 3;
            out.push(instruction(LOAD, half.offset));
            out.push(instruction(AND, half.mask));
            out.push(unless(half.value, left));
        }
        out.push(instruction(RETURN, ALLOW));
    }
    out.push(instruction(RETURN, KILL));
    out
}

/// The filter.
pub(crate) fn filter(subject: &Subject) -> Vec<sock_filter> {
    let plain = |number: u32| (number, Vec::new());
    let execute = (x64::SYS_execve as u32, whole(0, subject.path).to_vec());
    let (mut wide, mut narrow): (Vec<Rule>, Vec<Rule>) = (vec![execute], Vec::new());
    match subject.machine {
        Machine::Wide => {
            wide.extend(PLAIN_64.iter().map(|&number| plain(number as u32)));
            wide.extend(bounded(&NUMBERS_64, subject));
        }
        Machine::Narrow => {
            // What the process needs that becomes the program, or says why it does not.
            let own = [x64::SYS_write, x64::SYS_exit_group, x64::SYS_mmap, x64::SYS_munmap, x64::SYS_brk];
            wide.extend(own.map(|number| plain(number as u32)));
            wide.push(plain(x64::SYS_sigaltstack as u32));
            narrow.extend(PLAIN_32.iter().map(|&number| plain(number)));
            narrow.extend(bounded(&NUMBERS_32, subject));
        }
    }
    let mut out = Vec::new();
    for (machine, rules) in [(AUDIT_X86_64, wide), (AUDIT_I386, narrow)] {
        let block = block(&rules);
        out.push(instruction(LOAD, ARCHITECTURE));
        out.push(sock_filter { code: JUMP_IF_EQUAL, jt: 1, jf: 0, k: machine });
        out.push(instruction(JUMP, block.len() as u32));
        out.extend(block);
    }
    out.push(instruction(RETURN, KILL));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the kernel would say.
    fn decide(program: &[sock_filter], machine: u32, number: u32, arguments: [u64; 6]) -> bool {
        let load = |offset: u32| match offset {
            NUMBER => number,
            ARCHITECTURE => machine,
            _ => {
                let word = arguments[((offset - ARGUMENTS) / 8) as usize];
                if (offset - ARGUMENTS).is_multiple_of(8) { word as u32 } else { (word >> 32) as u32 }
            }
        };
        let (mut at, mut value) = (0, 0);
        loop {
            let step = &program[at];
            at += 1;
            match step.code {
                LOAD => value = load(step.k),
                AND => value &= step.k,
                JUMP => at += step.k as usize,
                JUMP_IF_EQUAL => at += usize::from(if value == step.k { step.jt } else { step.jf }),
                RETURN => return step.k == ALLOW,
                other => panic!("code {other}"),
            }
        }
    }

    const WIDE: Subject = Subject { machine: Machine::Wide, key: None, pid: 77, path: 0x7fff_1234_5678 };

    #[test]
    fn what_is_listed_is_allowed_and_nothing_else() {
        let program = filter(&WIDE);
        let allowed: Vec<u32> =
            (0..600).filter(|&number| decide(&program, AUDIT_X86_64, number, [0; 6])).collect();
        let with_zeros =
            [x64::SYS_open, x64::SYS_openat, x64::SYS_fcntl, x64::SYS_prlimit64].map(|number| number as u32);
        let mut expected: Vec<u32> = PLAIN_64.iter().map(|&number| number as u32).chain(with_zeros).collect();
        expected.sort_unstable();
        assert_eq!(allowed, expected);
    }

    #[test]
    fn arguments_decide() {
        let program = filter(&WIDE);
        let ask = |number: i64, arguments| decide(&program, AUDIT_X86_64, number as u32, arguments);
        for writing in [1, 2, 0o100, 0o1000, 0o2000, 0o20_200_000] {
            assert!(!ask(x64::SYS_openat, [0, 0, writing, 0, 0, 0]), "{writing:o}");
            assert!(!ask(x64::SYS_open, [0, writing, 0, 0, 0, 0]), "{writing:o}");
        }
        assert!(ask(x64::SYS_openat, [0, 0, 0o2_000_000, 0, 0, 0]), "close on exec");
        assert!(ask(x64::SYS_tgkill, [77, 77, 6, 0, 0, 0]) && !ask(x64::SYS_tgkill, [78, 78, 6, 0, 0, 0]));
        assert!(ask(x64::SYS_kill, [77, 9, 0, 0, 0, 0]) && !ask(x64::SYS_kill, [u64::MAX, 9, 0, 0, 0, 0]));
        assert!(ask(x64::SYS_execve, [WIDE.path, 0, 0, 0, 0, 0]));
        assert!(!ask(x64::SYS_execve, [WIDE.path & 0xffff_ffff, 0, 0, 0, 0, 0]));
        assert!(!ask(x64::SYS_prlimit64, [0, 0, 1 << 40, 0, 0, 0]), "limits are not set");
        assert!(!ask(x64::SYS_fcntl, [0, 8, 0, 0, 0, 0]), "no owner of signals");
        assert!(!ask(x64::SYS_ioctl, [0, 0x5412, 0, 0, 0, 0]), "no input for terminals");
    }

    #[test]
    fn a_program_has_the_calls_of_its_own_machine_only() {
        let (wide, narrow) = (filter(&WIDE), filter(&Subject { machine: Machine::Narrow, ..WIDE }));
        assert!((0..600).all(|number| !decide(&wide, AUDIT_I386, number, [0; 6])));
        assert!((0..600).all(|number| !decide(&wide, AUDIT_X86_64, number | 1 << 30, [0; 6])), "x32");
        assert!(decide(&narrow, AUDIT_I386, 4, [0; 6]) && !decide(&narrow, AUDIT_X86_64, 41, [0; 6]));
        // fork, execve, socketcall, clone, vfork, socket, clone3.
        for number in [2, 11, 102, 120, 190, 359, 435] {
            assert!(!decide(&narrow, AUDIT_I386, number, [0; 6]), "{number}");
        }
        assert!((0..600).all(|number| !decide(&narrow, 0xC000_00B7, number, [0; 6])), "another processor");
    }

    #[test]
    fn only_a_program_that_tests_itself_makes_processes() {
        let tester = filter(&Subject { key: Some(0x1234_5678_9abc_def0), ..WIDE });
        assert!(decide(&tester, AUDIT_X86_64, x64::SYS_fork as u32, [0x9abc_def0, 0x1234_5678, 0, 0, 0, 0]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_fork as u32, [0x9abc_def0, 0, 0, 0, 0, 0]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_fork as u32, [0; 6]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_vfork as u32, [0; 6]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_setsid as u32, [0; 6]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_clone as u32, [17, 0, 0, 0, 0, 0]));
        assert!(decide(&tester, AUDIT_X86_64, x64::SYS_prctl as u32, [1, 9, 0, 0, 0, 0]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_prctl as u32, [1, 0, 0, 0, 0, 0]));
        assert!(!decide(&tester, AUDIT_X86_64, x64::SYS_prctl as u32, [15, 0, 0, 0, 0, 0]));
    }
}
