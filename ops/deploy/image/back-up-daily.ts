// Each day at a given hour: a backup, and a check that it can be restored. For systems without cron: node ops/deploy/image/back-up-daily.ts [HOUR]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { msUntilHour } from './until-hour.ts'

const COMMANDS = join(import.meta.dirname, '..', '..', 'commands')
/** South African time. */
const DEFAULT_HOUR = 2
const RETRY_MS = 3_600_000

let runningBackup: ReturnType<typeof spawn> | null = null
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))

const hour = Number(process.argv[2] ?? DEFAULT_HOUR)
// Also at the start, so that a new installation shows at once whether it works.
for (;;) {
  const isChecked = (await run('backup')) && (await run('restore-check'))
  if (!isChecked) console.error('There is NO checked backup: tried again in an hour')
  const waitMs = isChecked ? msUntilHour(hour, new Date()) : RETRY_MS
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

/** @returns whether it succeeded; its output is in this log */
async function run(command: 'backup' | 'restore-check'): Promise<boolean> {
  runningBackup = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(COMMANDS, `${command}.ts`)],
    { stdio: 'inherit' },
  )
  const [code] = await once(runningBackup, 'exit')
  runningBackup = null
  return code === 0
}

function stop(signal: NodeJS.Signals): void {
  runningBackup?.kill(signal)
  process.exit(0)
}
