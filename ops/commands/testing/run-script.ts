import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import packageJson from '../../../package.json' with { type: 'json' }

/** Empty settings count as absent. */
const DEFAULTS = { DATABASE_URL: '', SECRET: '', SITE_URL: '', HOST: '', SMTP_URL: '' }

/** Runs an npm script of ours with default settings, except for the given ones, and with the memory limits of the script. */
export async function runScript(
  name: keyof typeof packageJson.scripts,
  args: ReadonlyArray<string>,
  settings: Record<string, string>,
  input: string | Readable = '',
) {
  const [, ...command] = packageJson.scripts[name].split(' ')
  const child = spawn(process.execPath, [...command, ...args], {
    env: { ...process.env, ...DEFAULTS, ...settings },
  })
  child.stdin.on('error', () => {}) // it may end before it has read all input
  if (input instanceof Readable) input.pipe(child.stdin)
  else child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}
