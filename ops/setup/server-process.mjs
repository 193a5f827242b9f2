import { fileURLToPath } from 'node:url'

/**
 * Settings of glibc's allocator for the server: at most two heaps for all threads, and free memory
 * is returned to the system. By default it keeps a heap for each thread at its peak size, such as that of the best
 * compression: about 40 MB. Blocks of 32 KB and more (received data, cards) have separate pages, which no small
 * block can keep alive: at most 20 to 30 MB less. Read only when a process starts; see https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}

/**
 * Node's options for the server. By default V8 may let the young generation grow to three times 32 MB before a collection:
 * 80 to 100 MB more with a thousand simultaneous senders, without storing more enquiries a second.
 */
export const SERVER_ARGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4']

/**
 * Node's compile cache, beside the packages, because most of a start is compiling. If it is set when the process
 * starts, the first module is cached too; otherwise the type stripper for that module would stay in memory.
 */
export const COMPILED_ENV = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/server/', import.meta.url)),
}
