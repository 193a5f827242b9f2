import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/store/testing/postgres-process.ts'
import { SiteServer, type StartOptions } from '../journeys/site-server.ts'
import { type Crowd, sendEnquiry, Visitors } from './enquiries.ts'
import { type Random, randomFrom } from './random.ts'
import { SkipError } from './skip-error.ts'

/** The server's default settings, independent of this process's environment; a scenario sets what it needs. */
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

const NO_WARNINGS = ['--disable-warning=ExperimentalWarning']

/** A scenario's tools. What they open is closed at the scenario's end, newest first. */
export class Context {
  readonly seed: number
  readonly random: Random
  /** Whether the run is short: fewer kills, fewer enquiries. */
  readonly isQuick: boolean
  /** Arguments of every Node process that runs the server's code; in a control they remove the defence. */
  readonly nodeArgs: ReadonlyArray<string>
  readonly #closers = new AsyncDisposableStack()

  constructor(options: { seed: number; isQuick: boolean; nodeArgs: ReadonlyArray<string> }) {
    this.seed = options.seed
    this.random = randomFrom(options.seed)
    this.isQuick = options.isQuick
    this.nodeArgs = options.nodeArgs
  }

  /**
   * Starts the real server of this checkout with its own data folder, as `npm start` does, and waits until it is ready.
   * There is no rate limit unless the settings contain one. Its log is kept for `log()`.
   */
  async server(settings: Record<string, string> = {}, options: StartOptions = {}): Promise<SiteServer> {
    const nodeArgs = [...this.nodeArgs, ...(options.nodeArgs ?? [])]
    const server = await SiteServer.start(
      { ...SETTINGS, ...settings },
      { keepsLog: true, compressesBest: !this.isQuick, ...options, nodeArgs },
    )
    this.atEnd(() => server.remove())
    return server
  }

  /** Starts several servers on one data folder and with the same settings. */
  async servers(count: number, settings: Record<string, string> = {}): Promise<ReadonlyArray<SiteServer>> {
    const first = await this.server(settings)
    const others = await Promise.all(Array.from({ length: count - 1 }, () => first.startAnother()))
    for (const another of others) this.atEnd(() => another.kill())
    return [first, ...others]
  }

  /** Starts a PostgreSQL. @throws {SkipError} if it is not installed */
  async postgres(options: Parameters<typeof startPostgres>[0] = {}) {
    const postgres = await startPostgres(options)
    if (!postgres) throw new SkipError('PostgreSQL is not installed (Debian: apt-get install postgresql)')
    this.atEnd(() => postgres.remove())
    return { url: postgres.urlOf('postgres'), kill: postgres.kill, start: postgres.start }
  }

  /** Starts {@link Visitors}. @param port called before each attempt */
  visitors(port: () => number, crowd: Crowd): Visitors {
    const agent = new Agent({ keepAlive: true })
    this.atEnd(() => agent.destroy())
    const visitors = new Visitors((enquiry) => sendEnquiry(port(), enquiry, { agent }), crowd)
    this.atEnd(() => visitors.stop())
    return visitors
  }

  /** Runs a command, such as `ops/commands/backup.ts`, on a data folder. Resolves to its exit code. */
  async command(
    program: string,
    args: ReadonlyArray<string>,
    dataDir: string,
    settings: Record<string, string> = {},
  ): Promise<number | null> {
    const child = spawn(process.execPath, [...this.nodeArgs, ...NO_WARNINGS, program, ...args], {
      env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir, ...settings },
      stdio: 'ignore',
    })
    this.atEnd(() => child.kill('SIGKILL'))
    await once(child, 'exit')
    return child.exitCode
  }

  /** An empty folder for this scenario. */
  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-promise-'))
    this.atEnd(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  /** Registers a function to be called when the scenario ends, even by an error. */
  atEnd(close: () => unknown): void {
    this.#closers.defer(async () => void (await close()))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#closers.disposeAsync()
  }
}
