import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { STOPPED } from './build-outcome.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const PACKAGES = join(ROOT, 'node_modules')
export const ASTRO = join(PACKAGES, 'astro', 'bin', 'astro.mjs')
/** The build also writes types here. */
export const TYPES = join(ROOT, '.astro')
const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href
const HEAP_MB = 1_024
const BUILD_MS = 180_000
const IDLE_PRIORITY = 10
const KEPT_OUTPUT_CHARS = 20_000

/** `stopped`: why it was stopped, in words for an owner; null if it ended by itself. */
type AstroResult = { code: number; output: string; stopped: string | null }

/**
 * Runs `astro build` in a child process with limited memory and time, which ends with this one.
 *
 * @param folder the folder with `content/` in it; the site is built into its `site/`
 * @param day the day whose price list the site shows
 */
export function runAstro(folder: string, day: CalendarDate, signal: AbortSignal): Promise<AstroResult> {
  const { PATH, HOME } = process.env
  const env = {
    ...(PATH ? { PATH } : {}),
    ...(HOME ? { HOME } : {}),
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: join(folder, 'content'),
    PRICES_ON: day,
    CACHE_DIR: join(folder, 'cache'),
  }
  const { promise, resolve, reject } = Promise.withResolvers<AstroResult>()
  const options = ['--import', END_WITH_PARENT, `--max-old-space-size=${HEAP_MB}`]
  const args = [...options, ASTRO, 'build', '--outDir', join(folder, 'site')]
  // In a process group of its own, so that the processes that it starts are killed with it.
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'pipe', detached: true })
  let reason: string | null = null
  const kill = (why: string) => {
    reason = why
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => kill(STOPPED.tooLong), BUILD_MS)
  const onAbort = () => kill(STOPPED.withServer)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT_CHARS)
    })
  child.once('error', reject)
  child.once('spawn', () => child.pid !== undefined && setPriority(child.pid, IDLE_PRIORITY))
  child.once('close', (code, killedBy) => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    resolve({ code: code ?? 1, output, stopped: reason ?? stoppedBySystem(output, killedBy) })
  })
  return promise
}

function stoppedBySystem(output: string, killedBy: NodeJS.Signals | null): string | null {
  // Messages of Node and of the bundler.
  if (/ENOSPC|No space left on device/.test(output)) return STOPPED.fullDisk
  if (output.includes('heap out of memory')) return STOPPED.outOfMemory
  return killedBy === null ? null : STOPPED.bySystem
}
