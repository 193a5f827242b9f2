// A real PostgreSQL for tests, from the system's packages, in a temporary folder of its own.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { postgresPrograms } from '../../../ops/setup/system-programs.mjs'
import { freePort } from '../../free-port.ts'

const PASSWORD = 'a password of a test'
const READY_WITHIN_MS = 20_000
const MEMORY = '/dev/shm'
/** Several times the data of a full test run; a container has only 64 MB in /dev/shm. */
const NEEDED_BYTES = 2 ** 30

export type PostgresProcess = {
  /** Address of one of its databases; `postgres` always exists. */
  urlOf: (database: string) => string
  pid: () => number
  start: () => Promise<void>
  /** Kills all its processes at once, without another write. */
  kill: () => Promise<void>
  /** Stops it and deletes everything. */
  remove: () => Promise<void>
}

/**
 * Creates and starts a PostgreSQL on a free port. It writes durably, as by default.
 *
 * @param options.replicaOf address of the server to replicate
 * @param options.onDisk whether its files are on a disk even if memory has room
 * @returns null if PostgreSQL is not installed, or this is root and there is no ordinary user to run it
 */
export async function startPostgres(
  options: { replicaOf?: string; onDisk?: boolean } = {},
): Promise<PostgresProcess | null> {
  const programs = await postgresPrograms()
  const user = await ordinaryUser()
  if (!programs || !user) return null

  const parent = options.onDisk ? tmpdir() : await fastestFolder()
  const folder = await mkdtemp(join(parent, 'twelve-moons-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: ReadonlyArray<string>) =>
    promisify(execFile)(join(programs, program), args, { cwd: folder, ...user })
  if (options.replicaOf)
    await run('pg_basebackup', ['-D', data, '-R', '-d', options.replicaOf, '--checkpoint=fast', '--no-sync'])
  else
    await run('initdb', ['-D', data, ...(await loginArgs(folder)), '-E', 'UTF8', '--locale=C', '--no-sync'])

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=16MB',
    'max_wal_size=128MB',
    // For many simultaneous test files, each with its own schemas.
    'max_locks_per_transaction=256',
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const urlOf = (database: string) =>
    `postgres://moons:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  let running: ChildProcess | null = null

  async function start(): Promise<void> {
    const deadlineMs = performance.now() + READY_WITHIN_MS
    while (performance.now() < deadlineMs) {
      // After a kill, a new server ends at once while an old process still holds the shared memory.
      if (!running || running.exitCode !== null)
        running = spawn(join(programs ?? '', 'postgres'), args, { cwd: folder, stdio: 'ignore', ...user })
      if (await answers(urlOf('postgres'))) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('PostgreSQL did not answer in time')
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running || running.exitCode !== null) return
    const exited = once(running, 'exit')
    running.kill(signal)
    await exited
    running = null
  }
  process.once('exit', () => running?.kill('SIGQUIT'))
  await start()
  return {
    urlOf,
    pid: () => running?.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** In memory if there is space: tests kill only processes, which does not lose files in memory. */
async function fastestFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null)
  return memory && memory.bavail * memory.bsize > NEEDED_BYTES ? MEMORY : tmpdir()
}

async function loginArgs(folder: string): Promise<Array<string>> {
  const file = join(folder, 'password')
  await writeFile(file, PASSWORD)
  return ['--username=moons', '--auth=scram-sha-256', `--pwfile=${file}`]
}

/** The user to run PostgreSQL as, because it refuses root. */
async function ordinaryUser(): Promise<{ uid?: number; gid?: number } | null> {
  if (process.getuid?.() !== 0) return {}
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = ['postgres', 'nobody']
    .map((name) => users.find(([userName]) => userName === name))
    .find(Boolean)
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  const isReady = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return isReady
}
