import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ExportTree } from '../domain/enquiry/export-tree.ts'

const NODE_ARGS = ['--disable-warning=ExperimentalWarning']

/** The real server in a process of its own, on a free port and with a data folder of its own. */
export class SiteServer {
  readonly url: string
  readonly #dataDir: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess | null = null

  private constructor(port: number, dataDir: string, settings: Record<string, string>) {
    this.url = `http://localhost:${port}`
    this.#dataDir = dataDir
    this.#env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings }
  }

  static async start(settings: Record<string, string> = {}): Promise<SiteServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-'))
    const server = new SiteServer(await freePort(), dataDir, { SUBMISSIONS_PER_10_MINUTES: '0', ...settings })
    await server.up()
    return server
  }

  async up(): Promise<void> {
    this.#process = spawn(process.execPath, [...NODE_ARGS, 'server/main.ts'], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await this.#answers()
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    if (!this.#process) return
    const gone = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await gone
    this.#process = null
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  /** What is stored, as the owner's own command prints it. */
  async stored(): Promise<ExportTree> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...NODE_ARGS, 'server/enquiries-cli.ts', 'export'],
      { env: this.#env },
    )
    return JSON.parse(stdout)
  }

  async #answers(): Promise<void> {
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => null)
      if (ready?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The server did not become ready within 20 s')
  }
}

/** All records of one collection of an export, whoever wrote them. */
export function recordsOf(
  collection: Record<string, Record<string, unknown>>,
): Array<Record<string, unknown>> {
  return Object.values(collection).flatMap((posts) => Object.values(posts) as Array<Record<string, unknown>>)
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
