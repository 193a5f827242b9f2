import { readFile, writeFile } from 'node:fs/promises'

/** Asks Linux to forget a process's peak of memory, so that the next one is a new one; not every system allows it. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {})
}

/** The most memory that a process had resident, in megabytes; null if there is no such process. */
export async function peakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024
}
