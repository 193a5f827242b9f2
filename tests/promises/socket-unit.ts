import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ARGS, SERVER_ENV } from '../../ops/setup/server-process.mjs'
import { freePort } from '../../server/free-port.ts'
import { type Context, SETTINGS } from './context.ts'
import { until } from './until.ts'

const PROCESS = new URL('socket-unit-process.ts', import.meta.url).pathname

/** The real server behind a listening socket that stays open while servers are replaced, as with systemd. */
export class SocketUnit {
  readonly port: number
  readonly dataDir: string
  readonly #folder: string

  private constructor(port: number, dataDir: string, folder: string) {
    this.port = port
    this.dataDir = dataDir
    this.#folder = folder
  }

  static async start(context: Context): Promise<SocketUnit> {
    const folder = await context.folder()
    const unit = new SocketUnit(await freePort(), await context.folder(), folder)
    unit.setEnvironment({})
    const args = [...SERVER_ARGS, ...context.nodeArgs, 'server/main.ts']
    const supervisor = spawn(process.execPath, [PROCESS, String(unit.port), folder, ...args], {
      stdio: 'ignore',
    })
    const end = () => {
      supervisor.kill('SIGKILL')
      unit.#signal('SIGKILL')
    }
    process.once('exit', end)
    context.atEnd(() => {
      process.off('exit', end)
      end()
    })
    await until(() => unit.isReady())
    return unit
  }

  /** While no server runs, the kernel keeps the request until the next server accepts it. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null)
    return answer?.ok ?? false
  }

  /** Sets additional environment variables of the next server. */
  setEnvironment(settings: Record<string, string>): void {
    const defaults = { ...SERVER_ENV, ...SETTINGS, DATA_DIR: this.dataDir, PORT: String(this.port) }
    writeFileSync(join(this.#folder, 'settings.json'), JSON.stringify({ ...defaults, ...settings }))
  }

  /** Effective until {@link allowRestart}. */
  preventRestart(): void {
    writeFileSync(join(this.#folder, 'wait'), '')
  }

  allowRestart(): void {
    rmSync(join(this.#folder, 'wait'))
  }

  /** Stops the server gracefully. Resolves when it has ended. */
  async stop(): Promise<void> {
    const pid = this.#pid
    this.#signal('SIGTERM')
    await until(() => !isAlive(pid))
  }

  get #pid(): number {
    return Number(readFileSync(join(this.#folder, 'pid'), 'utf8'))
  }

  #signal(signal: NodeJS.Signals): void {
    if (isAlive(this.#pid)) process.kill(this.#pid, signal)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
