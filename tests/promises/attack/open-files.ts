import { readFile } from 'node:fs/promises'

/** How many files and connections this process and its children may have open. */
export async function maxOpenFiles(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8')
  return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY) // or `unlimited`
}
