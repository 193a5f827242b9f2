import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER } from '../../../server/fixture-app.ts'
import { freePort } from '../../../server/free-port.ts'
import { KEPT_PAGES, plainNginx } from '../../deploy/proxies.ts'
import { runProgram } from '../../deploy/run-program.ts'

type Seen = { status: number; kept: string | null; text: string; headers: Headers }
type KeptFile = { path: string; key: string; bytes: Buffer }

/** nginx with our configuration in front of a port of this machine. */
export type OurNginx = {
  url: string
  /** The port of the site's server. */
  sitePort: number
  /** The folder of its cache. */
  pages: string
  ask: (address: string, headers?: Record<string, string>) => Promise<Seen>
  /** Sends a form as a browser without script does. */
  post: (address: string, fields: Record<string, string>) => Promise<Seen>
  /** Requests a page until nginx serves it from its cache, which it does once it has fetched the next copy. */
  askUntilKept: (address: string, headers?: Record<string, string>) => Promise<Seen>
  /** Each cached response with the key under which nginx stored it. */
  keptFiles: () => Promise<Array<KeptFile>>
  /** Lets time pass for all cached responses. */
  age: (seconds: number) => Promise<void>
  close: () => Promise<void>
}

/** In nginx's cache files, the expiry (seconds, 64 bits) follows the version. */
const FRESH_UNTIL = 8

/** @param changes to our configuration, for a control */
export async function startOurNginx(
  changes: ReadonlyArray<readonly [string, string]> = [],
): Promise<OurNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-edge-'))
  const port = await freePort()
  const sitePort = await freePort()
  const pages = join(folder, KEPT_PAGES)
  await mkdir(pages)
  const command = await plainNginx({ folder, port, sites: [sitePort], domain: '127.0.0.1' }, changes)
  const program = await runProgram(command, { port })
  const url = `http://127.0.0.1:${port}`
  // No connection outlives its request: the next test's nginx may get the same port.
  const accepted = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity', connection: 'close' }
  const ask: OurNginx['ask'] = async (address, headers) =>
    seen(await fetch(url + address, { headers: { ...accepted, ...headers }, redirect: 'manual' }))
  const keptFiles = () => filesIn(pages)
  return {
    url,
    sitePort,
    pages,
    ask,
    post: async (address, fields) => {
      const sent = {
        headers: { ...BROWSER, accept: 'text/html', connection: 'close' },
        body: new URLSearchParams(fields),
      }
      return seen(await fetch(url + address, { method: 'POST', redirect: 'manual', ...sent }))
    },
    askUntilKept: async (address, headers) => {
      for (let tries = 0; tries < 1_000; tries += 1) {
        const answer = await ask(address, headers)
        if (answer.kept === 'HIT') return answer
      }
      throw new Error(`${address} is never kept`)
    },
    keptFiles,
    age: async (seconds) => {
      for (const { path, bytes } of await keptFiles()) {
        bytes.writeBigInt64LE(bytes.readBigInt64LE(FRESH_UNTIL) - BigInt(seconds), FRESH_UNTIL)
        await writeFile(path, bytes)
      }
    },
    close: async () => {
      await program[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function seen(response: Response): Promise<Seen> {
  const { status, headers } = response
  return { status, headers, kept: headers.get('x-kept'), text: await response.text() }
}

async function filesIn(pages: string): Promise<Array<KeptFile>> {
  const entries = await readdir(pages, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      return { path, bytes, key: /\nKEY: (.*)\n/.exec(bytes.toString('latin1'))?.[1] ?? '' }
    }),
  )
}
