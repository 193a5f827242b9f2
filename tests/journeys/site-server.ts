import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ParsedMail, simpleParser } from 'mailparser'
import { COMPILED_ENV, SERVER_ARGS, SERVER_ENV } from '../../ops/setup/server-process.mjs'
import { clockEnv, clockEnvFrom } from '../../ops/setup/test-run/clock-env.mjs'
import type { ExportTree } from '../../server/backup/export/export-tree.ts'
import { treeText } from '../../server/backup/export/print-tree.ts'
import { freePort } from '../../server/free-port.ts'
import { openEmbedded } from '../../server/store/sqlite/driver.ts'
import type { Stores } from '../../server/store/store-driver.ts'

/** Long enough for any busy machine. */
const START_TIMEOUT_MS = 240_000

/** Headers of our own requests. A reused connection might be closed by the server just then. */
export const OWN_CONNECTION = { connection: 'close' }

export type StartOptions = {
  /** The checkout whose server and built site run; by default the one of this process. */
  folder?: string
  nodeArgs?: ReadonlyArray<string>
  /** The server's date, such as 2029-06-15; by default today. */
  day?: string
  /** The server's time at its first start, such as 2029-06-15T08:24:00Z, instead of a date. */
  moment?: string
  /** A data folder that the caller removes; by default a new one, which `remove()` deletes. */
  dataDir?: string
  /** The data folder of a stopped server, to copy. */
  copyOf?: string
  /** Keeps its log for `log()`, instead of printing it. */
  keepsLog?: boolean
  /** Compresses its files at the best quality, as in production, which takes 15 s of CPU time. */
  compressesBest?: boolean
}

/** The real server in a separate process, on a free port and with its own data folder. */
export class SiteServer {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  readonly #settings: Record<string, string>
  #env: NodeJS.ProcessEnv
  readonly #options: StartOptions
  #process: ChildProcess | null = null
  #log = ''
  #stores: Stores | null = null

  private constructor(
    port: number,
    dataDir: string,
    settings: Record<string, string>,
    options: StartOptions,
  ) {
    this.port = port
    this.url = `http://localhost:${port}`
    this.dataDir = dataDir
    this.#settings = settings
    const clock = options.moment ? clockEnvFrom(options.moment) : options.day ? clockEnv(options.day) : {}
    const mode = options.compressesBest ? 'production' : 'development'
    const env = {
      ...SERVER_ENV,
      ...(options.folder ? {} : COMPILED_ENV),
      ...process.env,
      NODE_ENV: mode,
      ...clock,
    }
    this.#env = { ...env, PORT: String(port), DATA_DIR: dataDir, ...settings }
    this.#options = options
  }

  static async start(settings: Record<string, string> = {}, options: StartOptions = {}): Promise<SiteServer> {
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'twelve-moons-')))
    if (options.copyOf) await cp(options.copyOf, dataDir, { recursive: true })
    const limits = { SUBMISSIONS_PER_10_MINUTES: '0', CONFIRMATIONS_PER_HOUR: '0', ...settings }
    const server = new SiteServer(await freePort(), dataDir, limits, options)
    await server.up()
    return server
  }

  /** A second process on the same data folder; `kill()` it before this one is removed. */
  async startAnother(): Promise<SiteServer> {
    const another = new SiteServer(await freePort(), this.dataDir, this.#settings, this.#options)
    await another.up()
    return another
  }

  async up(): Promise<void> {
    const { folder, nodeArgs = [], keepsLog = false } = this.#options
    const child = spawn(process.execPath, [...SERVER_ARGS, ...nodeArgs, 'server/main.ts'], {
      cwd: folder,
      env: this.#env,
      stdio: ['ignore', keepsLog ? 'pipe' : 'ignore', keepsLog ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.#log += String(chunk)
      })
    const killChild = () => child.kill('SIGKILL')
    process.once('exit', killChild)
    child.once('exit', () => process.off('exit', killChild))
    this.#process = child
    await this.#untilReady()
  }

  /** Its process; null if it is not running. */
  get pid(): number | null {
    const { pid = null, exitCode = null, signalCode = null } = this.#process ?? {}
    return exitCode === null && signalCode === null ? pid : null
  }

  /** Ends it with SIGKILL. */
  async kill(): Promise<void> {
    await this.#closeStores()
    if (!this.#process || this.pid === null) return
    const exited = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exited
    this.#process = null
  }

  /** Stops it like a supervisor. Resolves to its exit code; null if none ran or a signal ended it. */
  async stop(): Promise<number | null> {
    await this.#closeStores()
    if (!this.#process || this.pid === null) return null
    const exited = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    const [code] = await exited
    this.#process = null
    return typeof code === 'number' ? code : null
  }

  /** Its log so far, over all its starts; only with `keepsLog`. */
  log(): string {
    return this.#log
  }

  /** Starts it again at another time, such as 2029-06-15T08:24:00Z, with the stored data. */
  async restartAt(moment: string): Promise<void> {
    await this.kill()
    this.#env = { ...this.#env, ...clockEnvFrom(moment) }
    await this.up()
  }

  async remove(): Promise<void> {
    await this.kill()
    if (!this.#options.dataDir) await rm(this.dataDir, { recursive: true, force: true })
  }

  /** The stored data in the format of the owner's export. Read directly, because the command takes longer than most journeys. */
  async stored(): Promise<ExportTree> {
    // Stays open while the server runs, because opening takes longer than reading.
    this.#stores ??= openEmbedded(this.dataDir, { mustExist: true })
    const posts = this.#stores.enquiries.all()
    const text = await Array.fromAsync(treeText(posts, { step: () => {}, done: () => {} }))
    return JSON.parse(text.join(''))
  }

  /** Before the server ends: the last process that closes the database would checkpoint it. */
  async #closeStores(): Promise<void> {
    await this.#stores?.close()
    this.#stores = null
  }

  /** The link for the inbox's first owner, as the command prints it. */
  async firstOwnerLink(): Promise<string> {
    const command = ['--disable-warning=ExperimentalWarning', 'ops/commands/inbox-owner.ts']
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: this.#options.folder,
      env: this.#env,
    })
    return stdout.trim()
  }

  /** The saved mails to an address, in order. */
  async mailsTo(address: string): Promise<Array<ParsedMail>> {
    const folder = join(this.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(
      names.map(async (name) => simpleParser(await readFile(join(folder, name)))),
    )
    return mails.filter(({ to }) => to && 'text' in to && to.text === address)
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS
    while (Date.now() < deadline) {
      const ready = await fetch(`${this.url}/readyz`, { headers: OWN_CONNECTION }).catch(() => null)
      if (ready?.ok) return
      if (this.pid === null) throw new Error('The server ended before it was ready')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The server did not become ready in time')
  }
}

/** The server's date in journeys, which type dates and read prices of that time. */
export const JOURNEY_DAY = '2026-11-21'

/** All records of one collection of an export, of all visitors. */
export function recordsOf(
  collection: Record<string, Record<string, unknown>>,
): Array<Record<string, unknown>> {
  return Object.values(collection).flatMap((posts) => Object.values(posts) as Array<Record<string, unknown>>)
}
