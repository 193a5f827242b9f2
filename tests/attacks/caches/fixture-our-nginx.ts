import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER } from '../../../server/fixture-app.ts'
import { freePort } from '../../../server/free-port.ts'
import { CACHE_FOLDER, plainNginx } from '../../deploy/proxies.ts'
import { runProgram } from '../../deploy/run-program.ts'

/** `cacheStatus` is nginx's `$upstream_cache_status`: MISS, HIT, STALE … */
type Answer = { status: number; cacheStatus: string | null; text: string; headers: Headers }
type CachedFile = { path: string; key: string; bytes: Buffer }

/** nginx with our configuration in front of a port of this machine. */
export type OurNginx = {
  url: string
  /** The port of the site's server. */
  sitePort: number
  cacheFolder: string
  ask: (address: string, headers?: Record<string, string>) => Promise<Answer>
  /** Sends a form as a browser without script does. */
  post: (address: string, fields: Record<string, string>) => Promise<Answer>
  /** Requests a page until nginx serves it from its cache, which it does once it has fetched the next copy. */
  askUntilCached: (address: string, headers?: Record<string, string>) => Promise<Answer>
  /** Each cached response with the key under which nginx stored it. */
  cachedFiles: () => Promise<Array<CachedFile>>
  /** Lets time pass for all cached responses. */
  age: (seconds: number) => Promise<void>
  close: () => Promise<void>
}

/** In nginx's cache files, the expiry (seconds, 64 bits) follows the version. */
const EXPIRY_OFFSET = 8

/** @param changes texts of our configuration and their replacements */
export async function startOurNginx(
  changes: ReadonlyArray<readonly [string, string]> = [],
): Promise<OurNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-edge-'))
  const port = await freePort()
  const sitePort = await freePort()
  const cacheFolder = join(folder, CACHE_FOLDER)
  await mkdir(cacheFolder)
  const command = await plainNginx({ folder, port, sites: [sitePort], domain: '127.0.0.1' }, changes)
  const program = await runProgram(command, { port })
  const url = `http://127.0.0.1:${port}`
  // Connections are not reused: the next test's nginx may get the same port.
  const usual = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity', connection: 'close' }
  const ask: OurNginx['ask'] = async (address, headers) =>
    answerOf(await fetch(url + address, { headers: { ...usual, ...headers }, redirect: 'manual' }))
  const cachedFiles = () => filesIn(cacheFolder)
  return {
    url,
    sitePort,
    cacheFolder,
    ask,
    post: async (address, fields) => {
      const form = {
        headers: { ...BROWSER, accept: 'text/html', connection: 'close' },
        body: new URLSearchParams(fields),
      }
      return answerOf(await fetch(url + address, { method: 'POST', redirect: 'manual', ...form }))
    },
    askUntilCached: async (address, headers) => {
      for (let tries = 0; tries < 1_000; tries += 1) {
        const answer = await ask(address, headers)
        if (answer.cacheStatus === 'HIT') return answer
      }
      throw new Error(`${address} is never cached`)
    },
    cachedFiles,
    age: async (seconds) => {
      for (const { path, bytes } of await cachedFiles()) {
        bytes.writeBigInt64LE(bytes.readBigInt64LE(EXPIRY_OFFSET) - BigInt(seconds), EXPIRY_OFFSET)
        await writeFile(path, bytes)
      }
    },
    close: async () => {
      await program[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  return { status, headers, cacheStatus: headers.get('x-kept'), text: await response.text() }
}

async function filesIn(folder: string): Promise<Array<CachedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      return { path, bytes, key: /\nKEY: (.*)\n/.exec(bytes.toString('latin1'))?.[1] ?? '' }
    }),
  )
}
