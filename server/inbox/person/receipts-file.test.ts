import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import {
  addMissingReceipts,
  noteReceipt,
  RECEIPTS_FILE,
  readReceipts,
  unreadableReceiptsFault,
} from './receipts-file.ts'

const inFolder = temporaryFolder()
const counts = { enquiries: 1, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }
const receipt = (no: number) => ({
  year: 2026,
  no,
  at: no,
  by: null,
  counts,
  seal: `seal-${no}`,
  otherSeals: [],
})
const newFolder = () => {
  const folder = inFolder(randomUUID())
  mkdirSync(folder)
  return folder
}

test('receipts are written beside the database, one per line, readable only by the server', async () => {
  const folder = newFolder()
  expect((await readReceipts(folder)).receipts).toEqual([])
  await noteReceipt(folder, receipt(1))
  await noteReceipt(folder, receipt(2))
  expect((await readReceipts(folder)).receipts).toEqual([receipt(1), receipt(2)])
  expect(statSync(join(folder, RECEIPTS_FILE)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, RECEIPTS_FILE), 'utf8').split('\n')).toHaveLength(3)
})

test('a line truncated by a crash does not affect the others', async () => {
  const folder = newFolder()
  await noteReceipt(folder, receipt(1))
  appendFileSync(join(folder, RECEIPTS_FILE), '{"year":2026,"no"')
  await noteReceipt(folder, receipt(2))
  expect((await readReceipts(folder)).receipts).toEqual([receipt(1), receipt(2)])
})

test('invalid lines are listed, and stay in the file', async () => {
  const folder = newFolder()
  await noteReceipt(folder, receipt(1))
  appendFileSync(join(folder, RECEIPTS_FILE), 'garbage\n\n{"year":2026}\n')
  await noteReceipt(folder, receipt(2))
  const noted = await readReceipts(folder)
  expect(noted).toEqual({ receipts: [receipt(1), receipt(2)], unreadable: [2, 4] })
  expect(unreadableReceiptsFault(noted)?.sentence).toContain('at line 2, 4:')
  expect(readFileSync(join(folder, RECEIPTS_FILE), 'utf8')).toContain('garbage\n')
})

test('a receipt that could not be written because the disk was full is written later, once', async () => {
  const folder = newFolder()
  await noteReceipt(folder, receipt(1))
  expect(await addMissingReceipts(folder, [receipt(1), receipt(2)])).toBe(1)
  expect(await addMissingReceipts(folder, [receipt(1), receipt(2)])).toBe(0)
  expect((await readReceipts(folder)).receipts).toEqual([receipt(1), receipt(2)])
})
