import { fileURLToPath } from 'node:url'

/**
 * How the allocator of Debian and its like (glibc) is set for the server: at most two heaps for all threads, and what is free
 * goes back to the system. By itself it keeps a heap for each thread with all that was ever needed there, such as by the best
 * compression: some 40 MB. Pieces of 32 KB and more (what is read from a connection, cards) have pages of their own, among which
 * nothing small stays: at most 20 to 30 MB less. Read at the start of a process only; see https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}

/**
 * Node's options for the server. V8 may otherwise let what is new grow to three times 32 MB before it looks what is still used:
 * 80 to 100 MB more with a thousand visitors who send at once, and no more enquiries a second.
 */
export const SERVER_ARGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4']

/**
 * Where Node keeps what it compiled, beside the packages, for most of a start is compiling modules. Given to the process at its
 * start, its first module is kept too: otherwise what strips the types of that one stays in memory.
 */
export const COMPILED_ENV = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/server/', import.meta.url)),
}
