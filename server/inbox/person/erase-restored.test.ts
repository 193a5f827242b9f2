import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordInitialSecret } from '../../secrets.ts'
import { sealOfAddress } from '../../store/sql/inbox/erasures.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { beforeServing } from '../before-serving.ts'
import { noteReceipt } from './receipts-file.ts'

const inFolder = temporaryFolder()
const OLD_SECRET = 'a secret of a test, long enough to be accepted'
const counts = { enquiries: 1, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }
const seal = sealOfAddress(OLD_SECRET, 'ann@example.com')
const RECEIPT = { year: 2026, no: 1, at: 1, by: null, counts, seal, otherSeals: [] }

test('with another SECRET no erasure is repeated, and none is marked as repeated', async () => {
  const folder = inFolder(randomUUID())
  const { database, close } = await embeddedStore.open(folder)
  await noteReceipt(folder, RECEIPT)
  const output: Array<string> = []
  const start = (secret: string) =>
    beforeServing({
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
