import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../free-port.ts'

/** Google's tools treat projects with the prefix `demo-` as local only. */
export const PROJECT_ID = 'demo-twelve-moons'

const COMMAND = fileURLToPath(new URL('./node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url))
const TIMEOUT_MS = 110_000

export type Emulator = { host: string; stop: () => Promise<void> }

/**
 * Starts Google's Auth emulator of firebase-tools on free ports.
 *
 * @throws {Error} if it is not installed, or does not answer in time
 */
export async function startAuthEmulator(environment: NodeJS.ProcessEnv): Promise<Emulator> {
  if (!existsSync(COMMAND))
    throw new Error('The Auth emulator is not installed: npm ci --prefix server/store/firebase/emulator')
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-emulator-'))
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(
    process.execPath,
    [COMMAND, 'emulators:start', '--only', 'auth', '--project', PROJECT_ID],
    { cwd: folder, env: { ...environment, CI: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = outputOf(child)
  const host = `127.0.0.1:${auth}`
  if (!(await answers(host, child))) throw new Error(`The Auth emulator did not start:\n${output.join('')}`)
  return {
    host,
    stop: async () => {
      child.kill('SIGKILL') // it stores nothing, and a clean end takes two seconds
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(host: string, child: ChildProcess): Promise<boolean> {
  const deadlineMs = performance.now() + TIMEOUT_MS
  while (child.exitCode === null && performance.now() < deadlineMs) {
    const response = await fetch(`http://${host}/`).catch(() => null)
    if (response?.ok) return true
    await delay(50)
  }
  return false
}

function outputOf(child: ChildProcess): Array<string> {
  const output: Array<string> = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
  return output
}

function at(port: number) {
  return { host: '127.0.0.1', port }
}
