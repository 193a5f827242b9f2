import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const STORE_PROCESS = fileURLToPath(new URL('./store-process.ts', import.meta.url))

/** Starts store-process.ts with one of its tasks; what it says comes on its standard output, a line each. */
export function startStoreProcess(task: string, path: string, number = 0): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [STORE_PROCESS, task, path, String(number)])
  child.stderr.pipe(process.stderr)
  return child
}

/** Listens to a process whose task is to write, from now on. */
export function acknowledgedBy({ stdout }: ChildProcessWithoutNullStreams) {
  const said: Array<Buffer> = []
  stdout.on('data', (bytes: Buffer) => said.push(bytes))
  /** The numbers of the enquiries that it said are stored. */
  const numbers = () => Buffer.concat(said).toString().split('\n').slice(0, -1).map(Number) // the last may be half a line
  return {
    numbers,
    /** Resolves once it stored that many more. */
    more: async (count: number): Promise<void> => {
      const enough = numbers().length + count
      while (numbers().length < enough) await once(stdout, 'data')
    },
  }
}
