import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SiteServer, type Start } from '../journeys/site-server.ts'
import { type Crowd, Visitors } from './enquiries.ts'
import { type Random, randomFrom } from './random.ts'

/** Of the server's defaults, so that this process's environment changes nothing; a scenario sets what it needs. */
export const SETTINGS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  SUBMISSIONS_PER_10_MINUTES: '0',
  CONFIRMATIONS_PER_HOUR: '0',
  TRUST_PROXY: '',
  SITE_URL: '',
  DATABASE_URL: '',
  GA_MEASUREMENT_ID: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  NOTIFY: '',
  WEBHOOK_URL: '',
}

const QUIETLY = ['--disable-warning=ExperimentalWarning']

/** What a scenario works with. All that it opens is closed at its end, the newest first. */
export class Context {
  readonly seed: number
  readonly random: Random
  /** Whether little time is left: fewer kills, fewer enquiries. */
  readonly isQuick: boolean
  /** For every Node process of the server's code that is started besides: they break the defence, if this is a control. */
  readonly nodeArgs: ReadonlyArray<string>
  readonly #closing: Array<() => unknown> = []

  constructor(options: { seed: number; isQuick: boolean; nodeArgs: ReadonlyArray<string> }) {
    this.seed = options.seed
    this.random = randomFrom(options.seed)
    this.isQuick = options.isQuick
    this.nodeArgs = options.nodeArgs
  }

  /**
   * Starts the real server of this checkout over a data folder of its own, as `npm start` does, and waits until it is ready.
   * No rate limit unless the settings ask for one; what it logs is kept for `log()`.
   */
  async server(settings: Record<string, string> = {}, how: Start = {}): Promise<SiteServer> {
    const nodeArgs = [...this.nodeArgs, ...(how.nodeArgs ?? [])]
    const server = await SiteServer.start({ ...SETTINGS, ...settings }, { keepsLog: true, ...how, nodeArgs })
    this.atEnd(() => server.remove())
    return server
  }

  /** Visitors who send until they are done or stopped; see {@link Visitors}. */
  visitors(port: () => number, crowd: Crowd): Visitors {
    const visitors = new Visitors(port, crowd)
    this.atEnd(() => visitors.stop())
    return visitors
  }

  /** Runs a program of the server's, such as `ops/commands/backup.ts`, over a data folder. Resolves to its exit code. */
  async command(
    program: string,
    args: ReadonlyArray<string>,
    dataDir: string,
    settings: Record<string, string> = {},
  ): Promise<number | null> {
    const child = spawn(process.execPath, [...this.nodeArgs, ...QUIETLY, program, ...args], {
      env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, ...settings },
      stdio: 'ignore',
    })
    this.atEnd(() => child.kill('SIGKILL'))
    await once(child, 'exit')
    return child.exitCode
  }

  /** An empty folder of this scenario's. */
  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-promise-'))
    this.atEnd(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  /** Has something closed when the scenario is over, however it ends. */
  atEnd(close: () => unknown): void {
    this.#closing.push(close)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close()
  }
}
