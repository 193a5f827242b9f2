import { fileURLToPath } from 'node:url'

/**
 * Settings of glibc's allocator for the server: at most two heaps for all threads, and free memory is returned to the system. By
 * default each thread's heap stays at its peak size, about 40 MB after the best compression. Blocks of 32 KB and more (received
 * data, cards) get their own pages, which no small block can keep allocated: at the peak 20 to 30 MB less. glibc reads these
 * settings only when a process starts; see https://man7.org/linux/man-pages/man3/mallopt.3.html
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
 * Node's compile cache, beside the packages, because most of a start is compiling. Set when the process starts, so that the first
 * module is cached too; otherwise the type stripper for that module would stay in memory.
 */
export const COMPILED_ENV = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/server/', import.meta.url)),
}
