// Loaded into the server by memory.ts: at SIGUSR2 it writes what is alive on the main thread's heap, in bytes, to BENCH_HEAP_FILE.
import { renameSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { BENCH_HEAP_FILE: path } = process.env

if (isMainThread && path)
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    writeFileSync(`${path}.part`, String(process.memoryUsage().heapUsed))
    renameSync(`${path}.part`, path)
  })
