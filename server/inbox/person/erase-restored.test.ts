import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { writeFixtureSite } from '../../fixture-site.ts'
import { freePort } from '../../free-port.ts'
import { recordInitialSecret } from '../../secrets.ts'
import { sealOfAddress } from '../../store/sql/inbox/erasures.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import { DATABASE_FILE } from '../../store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { prepareStore } from '../prepare-store.ts'
import { noteReceipt } from './receipts-file.ts'

const inFolder = temporaryFolder()
const OLD_SECRET = 'a secret of a test, long enough to be accepted'
const counts = { enquiries: 1, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }
const seal = sealOfAddress(OLD_SECRET, 'ann@example.com')
const RECEIPT = { year: 2026, no: 1, at: 1, by: null, counts, seal, otherSeals: [] }
const program = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

test('an erased person restored by a backup is erased again before the server responds', async () => {
  const dataDir = inFolder(randomUUID())
  mkdirSync(dataDir)
  const path = join(dataDir, DATABASE_FILE)
  const store = openSqliteStore(path)
  const otherEnquiry = sampleContact(2, { email: 'ben@example.com' })
  for (const enquiry of [sampleContact(1, { email: 'ann@example.com' }), otherEnquiry])
    await store.add(enquiry)
  await store.close()
  copyFileSync(path, inFolder('backup.sqlite'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const command = spawn(
    process.execPath,
    [program('../ops/commands/privacy.ts'), 'erase', 'ann@example.com'],
    { env },
  )
  command.stdin.end()
  expect(await once(command, 'exit')).toEqual([0, null])

  copyFileSync(inFolder('backup.sqlite'), path)
  const built = await writeFixtureSite()
  const server = spawn(process.execPath, [program('fixture-main.ts'), built.directory], { env })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await built.remove()

  expect(output).toContain('1 erasure applied again after a restore')
  expect(output).not.toContain('ann@')
  const restored = openSqliteStore(path)
  expect(await Array.fromAsync(restored.all())).toEqual([otherEnquiry])
  await restored.close()
})

test('with another SECRET no erasure is repeated, and none is marked as repeated', async () => {
  const folder = inFolder(randomUUID())
  const { database, close } = await embeddedStore.open(folder)
  await noteReceipt(folder, RECEIPT)
  const output: Array<string> = []
  const start = (secret: string) =>
    prepareStore({
      dataDir: folder,
      secret,
      database,
      report: (level, _fields, message) => output.push(`${level}: ${message}`),
    })
  await database.transaction((tx) => recordInitialSecret(tx, OLD_SECRET))
  await start('another secret, long enough to be accepted')
  expect(output).toEqual([expect.stringMatching(/^error: SECRET is not the one/)])
  await start(OLD_SECRET)
  expect(output.at(-1)).toBe('warn: 1 erasure applied again after a restore')
  await close()
})
