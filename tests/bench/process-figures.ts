import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const IDLE_FOR_SECONDS = 4
/** In seconds of one core. */
const IDLE_SHARE = 0.03
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU seconds that a process has used so far, in all its threads and running children. */
export async function processorSeconds(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const seconds = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorSeconds))
  return seconds.reduce((sum, each) => sum + each, await ownProcessorSeconds(pid))
}

/** Of the process and of its children that have ended. */
async function ownProcessorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain anything; utime, stime, cutime and cstime are the 12th to 15th fields after it (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / TICKS_PER_SECOND
}

/** Resolves once a process is idle for some seconds: its work after the start is done. */
export async function untilIdle(pid: number): Promise<void> {
  for (let idleSeconds = 0; idleSeconds < IDLE_FOR_SECONDS; ) {
    const before = await processorSeconds(pid)
    await wait(1_000)
    idleSeconds = (await processorSeconds(pid)) - before > IDLE_SHARE ? 0 : idleSeconds + 1
  }
}

/** Resident memory of a process in megabytes. */
export async function residentMb(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}
