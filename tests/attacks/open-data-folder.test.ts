import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { newEnquiry, sendEnquiry } from '../promises/enquiries.ts'
import { startServerProcess } from './server-process.ts'

const inFolder = temporaryFolder()

/** The files and folders, at any depth, that other users of the machine can open. */
function publicFilesIn(folder: string): Array<string> {
  const modeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0 // 0: just deleted
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => (modeOf(name) & 0o077) !== 0)
}

// Folders that exist: server/private-folder.test.ts.
test('no other user can read an enquiry: folder, database, logs, mails and secrets are private from the first moment', async () => {
  const data = inFolder('data')
  const server = await startServerProcess({ environment: { DATA_DIR: data } })
  onTestFinished(server.remove)
  expect(await sendEnquiry(server.port, newEnquiry(1))).toBe(200)
  expect(publicFilesIn(data)).toEqual([])
  const database = ['', '-shm', '-wal'].map((end) => DATABASE_FILE + end)
  await expect.poll(() => readdirSync(data)).toEqual(['audit-seal.json', 'mail', 'secret', ...database])
  await expect
    .poll(() => readdirSync(inFolder('data/mail')).filter((name) => name.endsWith('.eml')))
    .toHaveLength(2)
  expect(publicFilesIn(data)).toEqual([])
})
