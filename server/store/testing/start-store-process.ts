import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const STORE_PROCESS = fileURLToPath(new URL('./store-process.ts', import.meta.url))

/** Starts store-process.ts with one of its tasks. */
export function startStoreProcess(task: string, path: string, number = 0): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [STORE_PROCESS, task, path, String(number)])
  child.stderr.pipe(process.stderr)
  return child
}
