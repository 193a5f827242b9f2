import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { writeFixtureSite } from '../../server/fixture-site.ts'
import { freePort } from '../../server/free-port.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../../server/store/testing/open-sqlite-store.ts'

const MAIN = fileURLToPath(new URL('../../server/fixture-main.ts', import.meta.url))

/** A server in a process of its own, with the tests' small built site and a data folder of its own. */
export type ServerProcess = {
  child: ChildProcess
  port: number
  url: string
  dataDir: string
  output: () => string
  /** Resolves to its exit code once it has ended and all its output has arrived. */
  ended: Promise<number | null>
  stored: () => Promise<Array<Enquiry>>
  remove: () => Promise<void>
}

export async function startServerProcess(
  options: { environment?: Record<string, string>; nodeOptions?: ReadonlyArray<string> } = {},
): Promise<ServerProcess> {
  const { environment = {}, nodeOptions = [] } = options
  const built = await writeFixtureSite()
  const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-attacked-'))
  const port = await freePort()
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SUBMISSIONS_PER_10_MINUTES: '0',
  }
  const child = spawn(process.execPath, [...nodeOptions, MAIN, built.directory], {
    env: { ...process.env, ...settings, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'close').then(() => child.exitCode)
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    child,
    ended,
    port,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stored: () => storedIn(dataDir),
    remove: async () => {
      child.kill('SIGKILL')
      await ended
      await built.remove()
      // Another server of the same test may still write into it.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function storedIn(dataDir: string): Promise<Array<Enquiry>> {
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  const all = await Array.fromAsync(store.all())
  await store.close()
  return all
}
