import { fstatSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Progress } from './progress.ts'
import { type Enquiries, treeText } from './write-tree.ts'

const OPEN_EXPORT = 'Other users of this machine can read the file with all enquiries that you made'
const UMASK = 'The next one is yours alone after: umask 077'

/** Prints enquiries as one tree on standard output; warns if that is a file which others can read. */
export async function printTree(enquiries: Enquiries, progress: Progress): Promise<void> {
  await pipeline(treeText(enquiries, progress), process.stdout, { end: false })
  progress.done()
  warnIfOpen()
}

/** Warns if standard output is a file that others can read. */
export function warnIfOpen(): void {
  const open = modeIfOpen(process.stdout.fd)
  if (open !== null) console.error(`${OPEN_EXPORT} (mode ${open.toString(8)}): chmod 600 it. ${UMASK}`)
}

/** The permissions of what the shell made for us to write into, if it is a file that others can read. */
function modeIfOpen(fd: number): number | null {
  const stats = fstatSync(fd)
  return stats.isFile() && (stats.mode & 0o077) !== 0 ? stats.mode & 0o777 : null
}
