import { readFile, writeFile } from 'node:fs/promises'

/** Resets Linux's record of a process's peak memory. Does nothing where the system forbids it. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {})
}

/** Peak resident memory of a process in megabytes; null if there is no such process. */
export async function peakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024
}
