import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The servers share one core and what asks them has the other, so that each is measured with as much as the next. */
export const SERVER_CORE = '0'
export const LOAD_CORE = '1'

const run = promisify(execFile)

/** Keeps all threads of a running process, and those it starts later, on one core. */
export async function pinTo(core: string, pid: number): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)])
}
