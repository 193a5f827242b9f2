// Each day at an hour: a backup, and whether it could be restored. For where nothing like cron is: node deploy/image/back-up-daily.ts [HOUR]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { msUntilHour } from './until-hour.ts'

const SERVER = join(import.meta.dirname, '..', '..', 'server')
/** In the night, South African time. */
const HOUR = 2

let running: ReturnType<typeof spawn> | null = null
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))

const hour = Number(process.argv[2] ?? HOUR)
// At once, too: who has just set this up sees at once whether it works.
for (;;) {
  if ((await run('backup')) === 0) await run('restore-check')
  await new Promise((resolve) => setTimeout(resolve, msUntilHour(hour, new Date())))
}

/** @returns its exit code; what it says stands in this log */
async function run(command: 'backup' | 'restore-check'): Promise<number> {
  running = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(SERVER, `${command}-cli.ts`)],
    { stdio: 'inherit' },
  )
  const [code] = await once(running, 'exit')
  running = null
  if (code !== 0) console.error(`${command} FAILED (exit code ${code}): tried again at ${hour}:00`)
  return code ?? 1
}

function stop(signal: NodeJS.Signals): void {
  running?.kill(signal)
  process.exit(0)
}
