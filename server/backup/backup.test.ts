import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { DATABASE_FILE, sqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { eraseByAddress } from '../store/testing/erase-by-address.ts'
import { openSharedDatabase, openSqliteStore } from '../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { backUp, checkCopy } from './back-up.ts'
import { newCopyPath } from './copies.ts'

/** Enough to make a copy slow. */
const FILLING_BYTES = 50_000_000

const { NODE_OPTIONS: OPTIONS = '' } = process.env
/** A module that blocks its process once a copy has begun, before it is complete. */
const BLOCK_ONCE_BEGUN = `data:text/javascript,${encodeURIComponent(`
  import { readSync, watch, writeSync } from 'node:fs'
  const watcher = watch(process.env.DATA_DIR + '/backups', () => {
    watcher.close()
    writeSync(1, 'begun')
    readSync(0, new Uint8Array(1))
  })
  watcher.unref()`)}`

const inFolder = temporaryFolder()

async function dataDirWith(count: number, email = 'thandi@example.co.za'): Promise<string> {
  const dataDir = inFolder(randomUUID())
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  for (let index = 0; index < count; index += 1) await store.add(sampleContact(index, { email }))
  await store.close()
  return dataDir
}

function spawnCli(
  cli: string,
  dataDir: string,
  args: Array<string> = [],
  settings: NodeJS.ProcessEnv = {},
): ChildProcessByStdio<Writable, Readable, Readable> {
  const path = fileURLToPath(new URL(`../../ops/commands/${cli}.ts`, import.meta.url))
  const { DATABASE_URL: _ours, ...inherited } = process.env
  const env = { ...inherited, NODE_NO_WARNINGS: '1', DATA_DIR: dataDir, ...settings }
  return spawn(process.execPath, [path, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] })
}

async function runCli(...command: Parameters<typeof spawnCli>): Promise<{ code: number; output: string }> {
  const child = spawnCli(...command)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode ?? -1, output: stdout + stderr }
}

describe('a backup', () => {
  test('control: a plain copy of the file lacks the newest enquiries, and is detected', async () => {
    const dataDir = await dataDirWith(3)
    const path = join(dataDir, DATABASE_FILE)
    const server = openSqliteStore(path)
    for (const at of [10, 11, 12]) await server.add(sampleContact(at))
    const plain = inFolder(`${randomUUID()}.db`)
    copyFileSync(path, plain)
    const requiredIds = new Set([0, 1, 2, 10, 11, 12].map((at) => sampleContact(at).record.postId))
    expect(() => checkCopy(plain, requiredIds)).toThrow('lacks 3 of 6 enquiries')
    const { code, output } = await runCli('restore-check', dataDir, [plain])
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('SHORT: it lacks 3 enquiries'),
    })
    await server.close()
  })

  test('is named by its time in the data folder, readable by its owner only, and replaces no file', async () => {
    const dataDir = await dataDirWith(2)
    const { code, output } = await runCli('backup', dataDir)
    const [file = '', ...others] = readdirSync(join(dataDir, 'backups'))
    expect({ code, others }).toEqual({ code: 0, others: [] })
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/)
    expect(output).toContain(`${file} holds 2 enquiries`)
    expect(statSync(join(dataDir, 'backups', file)).mode & 0o777).toBe(0o600)
    const overwriting = await runCli('backup', dataDir, [join(dataDir, DATABASE_FILE)])
    expect(overwriting).toEqual({ code: 1, output: expect.stringContaining('is there already') })
  })

  test('deletes copies older than 35 days once it was checked, but not if it failed', async () => {
    const dataDir = await dataDirWith(1)
    const [database, folder] = [join(dataDir, DATABASE_FILE), join(dataDir, 'backups')]
    const [old, manual] = ['2020-01-01T02-00-00Z.sqlite', 'before-2020.sqlite']
    mkdirSync(folder)
    for (const file of [old, manual]) {
      copyFileSync(database, join(folder, file))
      utimesSync(join(folder, file), new Date(0), new Date(0))
    }
    const anHourAgo = basename(newCopyPath(dataDir, new Date(Date.now() - 3_600_000)))
    copyFileSync(database, join(folder, anHourAgo))
    const broken = await runCli('backup', dataDir, [database])
    const files = readdirSync(folder).toSorted()
    expect({ code: broken.code, files }).toEqual({ code: 1, files: [old, anHourAgo, manual] })
    const { code, output } = await runCli('backup', dataDir)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('older than 35 days') })
    const copyName = expect.stringMatching(/^2\d{3}-.*Z\.sqlite$/)
    expect(readdirSync(folder).toSorted()).toEqual([anHourAgo, copyName, manual])
  })

  test('contains the data from its start, however much is added meanwhile', async () => {
    const path = join(await dataDirWith(3), DATABASE_FILE)
    const live = new DatabaseSync(path)
    live.exec(
      `CREATE TABLE filling (bytes BLOB) STRICT; INSERT INTO filling VALUES (zeroblob(${FILLING_BYTES}))`,
    )
    live.close()
    const server = openSqliteStore(path)
    let isDone = false
    const copy = inFolder(`${randomUUID()}.sqlite`)
    const backup = backUp(path, copy).finally(() => {
      isDone = true
    })
    await expect.poll(() => readdirSync(dirname(copy))).toContainEqual(expect.stringMatching(basename(copy)))
    let stored = 3
    for (; !isDone; stored += 1) await server.add(sampleContact(stored))
    expect(await backup).toBeLessThan(stored / 2) // enquiries arrived before the start of the copy was noticed
    const openCopy = new DatabaseSync(copy, { readOnly: true })
    expect(openCopy.prepare('SELECT count(*) AS count FROM submissions').get()).toEqual({
      count: await backup,
    })
    openCopy.close()
    await server.close()
  })

  test('is not kept if it is damaged', async () => {
    const path = inFolder('damaged.db')
    writeFileSync(path, 'These are not the bytes of a database. '.repeat(100))
    await expect(backUp(path, `${path}.copy`)).rejects.toThrow('not a database')
    expect(readdirSync(dirname(path)).filter((file) => file.startsWith('damaged.db.copy'))).toEqual([])
  })
})

describe('a backup that is interrupted', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('by %s leaves nothing', async (signal) => {
    const { folder, process: running, ended } = await startBackup()
    running.kill(signal)
    running.stdin.end()
    expect(await ended).toBe(128 + constants.signals[signal])
    expect(readdirSync(folder)).toEqual([])
  })

  test('by SIGKILL leaves a file that only its owner may read, and the next backup removes it', async () => {
    const { dataDir, folder, process: running, ended } = await startBackup()
    running.kill('SIGKILL')
    await ended
    const files = readdirSync(folder)
    expect(files).toContainEqual(expect.stringMatching(/\.sqlite\.\d+\.part$/))
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
    expect(await runCli('backup', dataDir)).toMatchObject({ code: 0 })
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/Z\.sqlite$/)])
  })

  test('does not affect another one that runs at the same time', async () => {
    const { dataDir, folder, process: running, ended } = await startBackup()
    const [part = ''] = readdirSync(folder)
    // Tests that set another year do not set the clock of the file system.
    utimesSync(join(folder, part), new Date(), new Date())
    const old = join(folder, part.replace(/\d+\.part/, `${process.pid}.part`))
    writeFileSync(old, 'of an earlier process with the same id')
    utimesSync(old, new Date(0), new Date(0))
    const other = inFolder(`${basename(dataDir)}/backups/by-hand.db`)
    expect(await runCli('backup', dataDir, [other])).toMatchObject({ code: 0 })
    expect(existsSync(old)).toBe(false)
    running.stdin.end()
    expect(await ended).toBe(0)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/Z\.sqlite$/), 'by-hand.db'])
  })

  /** Starts a backup that waits, once it has begun to write, until its standard input ends. */
  async function startBackup() {
    const dataDir = await dataDirWith(1)
    const folder = join(dataDir, 'backups')
    mkdirSync(folder)
    const running = spawnCli('backup', dataDir, [], {
      NODE_OPTIONS: `${OPTIONS} --import=${BLOCK_ONCE_BEGUN}`,
    })
    const ended = once(running, 'exit').then(([code]) => code)
    await once(running.stdout, 'data')
    return { dataDir, folder, process: running, ended }
  }
})

describe('restore-check', () => {
  test('restores the newest backup, and reports what it would lack or bring back', async () => {
    const dataDir = await dataDirWith(2, 'ann@example.com')
    await runCli('backup', dataDir)
    expect(await runCli('restore-check', dataDir)).toEqual({
      code: 0,
      output: expect.stringMatching(/^\S+\.sqlite was restored and read: 2 enquiries, 0 h old\.\n$/),
    })
    const database = openSharedDatabase(join(dataDir, DATABASE_FILE))
    const store = sqliteStore(database)
    await eraseByAddress(sqliteDatabase(database), 'ann@example.com')
    await store.add(sampleContact(5, { dateSent: Date.now() }))
    await store.close()
    const { code, output } = await runCli('restore-check', dataDir)
    expect(code).toBe(0)
    expect(output).toContain('older than the live data: 1 enquiry came in since')
    expect(output).toContain('2 enquiries of it erased since')
  })

  test('reports a missing, a damaged and an outdated backup', async () => {
    const dataDir = await dataDirWith(1)
    expect(await runCli('restore-check', dataDir)).toEqual({
      code: 1,
      output: expect.stringContaining('There is no backup in'),
    })
    const copy = inFolder(`${randomUUID()}.sqlite`)
    writeFileSync(copy, 'These are not the bytes of a database. '.repeat(100))
    const damaged = await runCli('restore-check', dataDir, [copy])
    expect(damaged).toEqual({ code: 1, output: expect.stringContaining('can NOT be restored') })
    const old = inFolder(`${randomUUID()}.sqlite`)
    await backUp(join(dataDir, DATABASE_FILE), old)
    utimesSync(old, new Date(0), new Date(0))
    expect(await runCli('restore-check', dataDir, [old])).toEqual({
      code: 1,
      output: expect.stringContaining('TOO OLD'),
    })
  })
})

test.each(['backup', 'restore-check'])('with PostgreSQL, %s names PostgreSQL’s own tools', async (cli) => {
  const { code, output } = await runCli(cli, await dataDirWith(0), [], {
    DATABASE_URL: 'postgres://a:canary@b/c',
  })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('pg_dump --format=custom') })
  expect(output).not.toContain('canary')
})
