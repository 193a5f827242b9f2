import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/

export type Copy = { path: string; madeAtMs: number }

/** The default path of a copy started now: in the data's folder `backups`, named by its time. */
export function newCopyPath(dataDir: string, now: Date): string {
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z') // to the second
  return join(dataDir, 'backups', `${time.replaceAll(':', '-')}.sqlite`)
}

/** The newest copy at a default path; null if there is none. */
export async function newestCopy(dataDir: string): Promise<Copy | null> {
  const folder = join(dataDir, 'backups')
  const files = await readdir(folder).catch(() => [])
  const copies = files.flatMap((file) => copyNamed(folder, file))
  return copies.toSorted((a, b) => b.madeAtMs - a.madeAtMs)[0] ?? null
}

/** Whether a file has the name of a copy at a default path. */
export function isCopyName(file: string): boolean {
  return NAME.test(file)
}

function copyNamed(folder: string, file: string): Array<Copy> {
  const [, day, hours, minutes, seconds] = NAME.exec(file) ?? []
  const madeAtMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(madeAtMs) ? [] : [{ path: join(folder, file), madeAtMs }]
}
