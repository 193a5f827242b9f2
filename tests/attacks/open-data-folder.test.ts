import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { sendEnquiry } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const inFolder = temporaryFolder()
let servers: Array<ServerProcess> = []
afterEach(async () => {
  for (const server of servers) await server.remove()
  servers = []
})

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ environment })
  servers.push(server)
  return server
}

/** The files and folders, at any depth, that other users of the machine can open. */
function publicFilesIn(folder: string): Array<string> {
  const modeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0 // 0: just deleted
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => (modeOf(name) & 0o077) !== 0)
}

test('no other user can read an enquiry: folder, database, logs, mails and secrets are private from the first moment', async () => {
  const data = inFolder('data')
  const server = await start({ DATA_DIR: data })
  expect(await sendEnquiry(server.port, 1)).toBe(200)
  expect(publicFilesIn(data)).toEqual([])
  const database = ['', '-shm', '-wal'].map((end) => DATABASE_FILE + end)
  await expect.poll(() => readdirSync(data)).toEqual(['audit-seal.json', 'mail', 'secret', ...database])
  await expect
    .poll(() => readdirSync(inFolder('data/mail')).filter((name) => name.endsWith('.eml')))
    .toHaveLength(2)
  expect(publicFilesIn(data)).toEqual([])
})

test('a folder that was public becomes private at the start', async () => {
  const before = await start()
  before.child.kill('SIGTERM')
  await before.ended
  const { dataDir } = before
  chmodSync(dataDir, 0o755)
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  const server = await start({ DATA_DIR: dataDir })
  expect(publicFilesIn(dataDir)).toEqual([])
  expect(await sendEnquiry(server.port, 1)).toBe(200)
})

test('a folder with files of others stays public, but ours in it are private, and the log says so', async () => {
  const shared = inFolder('.')
  writeFileSync(inFolder('holiday.jpg'), '')
  chmodSync(shared, 0o755)
  const server = await start({ DATA_DIR: shared })
  expect(await sendEnquiry(server.port, 1)).toBe(200)
  expect(publicFilesIn(shared)).toEqual(['.', 'holiday.jpg'])
  expect(server.output()).toContain("is not the server's alone")
})
