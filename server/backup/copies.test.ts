import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { deleteOldCopies, newCopyPath, newestCopy } from './copies.ts'

const NOW = new Date('2026-11-22T02:00:00.000Z')
const DAY_MS = 24 * 3_600_000

const inFolder = temporaryFolder()

function dataDir(): string {
  const folder = inFolder(randomUUID())
  mkdirSync(join(folder, 'backups'), { recursive: true })
  return folder
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const copiesIn = (folder: string) => readdirSync(join(folder, 'backups')).toSorted()

function writeAt(path: string, time: Date): string {
  writeFileSync(path, 'a copy')
  utimesSync(path, time, time)
  return basename(path)
}

/** Writes a copy at its default path. */
function copyAt(folder: string, madeAt: Date, writtenAt = madeAt): string {
  return writeAt(newCopyPath(folder, madeAt), writtenAt)
}

test(`copies older than ${BACKUP_DAYS} days are deleted, a copy of exactly that age is not`, async () => {
  const folder = dataDir()
  const [newest = '', yesterday = '', last = ''] = [0, 1, BACKUP_DAYS].map((days) =>
    copyAt(folder, daysAgo(days)),
  )
  for (const days of [BACKUP_DAYS + 1, 60, 400]) copyAt(folder, daysAgo(days))
  expect(await deleteOldCopies(folder, join(folder, 'backups', newest), NOW)).toBe(3)
  expect(copiesIn(folder)).toEqual([last, yesterday, newest])
})

test('only files with the name of a copy are deleted', async () => {
  const folder = dataDir()
  const longAgo = daysAgo(400)
  const name = basename(newCopyPath(folder, longAgo))
  const others = [`${name}.bak`, `old-${name}`, 'before-the-move.sqlite', 'notes.txt', 'twelve-moons.db']
  for (const file of others) writeAt(join(folder, 'backups', file), longAgo)
  const elsewhere = writeAt(join(folder, name), longAgo)
  mkdirSync(newCopyPath(folder, daysAgo(401)))
  symlinkSync(join(folder, elsewhere), newCopyPath(folder, daysAgo(402)))
  const before = copiesIn(folder)
  expect(await deleteOldCopies(folder, newCopyPath(folder, NOW), NOW)).toBe(0)
  expect({ copies: copiesIn(folder), beside: readdirSync(folder).toSorted() }).toEqual({
    copies: before,
    beside: [name, 'backups'].toSorted(),
  })
})

test('the newest copy and a recently written one stay, whatever their names say', async () => {
  const folder = dataDir()
  const newCopy = copyAt(folder, daysAgo(BACKUP_DAYS + 5))
  const recent = copyAt(folder, daysAgo(BACKUP_DAYS + 6), daysAgo(2))
  const ahead = copyAt(folder, daysAgo(-3))
  expect(await deleteOldCopies(folder, join(folder, 'backups', newCopy), NOW)).toBe(0)
  expect(copiesIn(folder)).toEqual([recent, newCopy, ahead])
  expect((await newestCopy(folder))?.path).toContain(ahead)
})

test('a clock that is a year ahead deletes no copy while only the newest one would be left', async () => {
  const folder = dataDir()
  const goodCopies = [2, 1, 0].map((days) => copyAt(folder, daysAgo(days)))
  const aheadBy = (days: number) => new Date(NOW.getTime() + (365 + days) * DAY_MS)
  const newCopy = copyAt(folder, aheadBy(0))
  expect(await deleteOldCopies(folder, join(folder, 'backups', newCopy), aheadBy(0))).toBe(0)
  expect(copiesIn(folder)).toEqual([...goodCopies, newCopy])
  const next = copyAt(folder, aheadBy(1))
  expect(await deleteOldCopies(folder, join(folder, 'backups', next), aheadBy(1))).toBe(3)
  expect(copiesIn(folder)).toEqual([newCopy, next])
})

test('a data folder without copies has none to delete', async () => {
  expect(await deleteOldCopies(inFolder(randomUUID()), 'elsewhere.sqlite', NOW)).toBe(0)
})
