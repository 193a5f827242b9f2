import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { acknowledgedBy, startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'

const inFolder = temporaryFolder()
const FIRST_SENT = sampleContact(0).record.dateSent
const newPath = () => inFolder(`${randomUUID()}.db`)

describe('when the process is killed while sixteen clients write', () => {
  test('nothing that was acknowledged is lost', async () => {
    const { acknowledged, lost } = await killUntil('acknowledge-after-commit', ({ kills }) => kills === 6)
    expect(acknowledged).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test('control: acknowledging before the commit is caught losing some', async () => {
    const isCaught = ({ kills, lost }: Kills) => lost.length > 0 || kills === 12
    const { lost } = await killUntil('acknowledge-before-commit', isCaught)
    expect(lost.length).toBeGreaterThan(0)
  })
})

type Kills = { kills: number; acknowledged: number; lost: Array<number> }

/** Writes, kills and starts again on one file; asks the file each time for everything that was acknowledged. */
async function killUntil(task: string, isEnough: (kills: Kills) => boolean): Promise<Kills> {
  const path = newPath()
  const acknowledged: Array<number> = []
  for (let kills = 1; ; kills += 1) {
    acknowledged.push(...(await writeUntilKilled(task, path, kills * 1e6)))
    const now = { kills, acknowledged: acknowledged.length, lost: await missingFrom(path, acknowledged) }
    if (isEnough(now)) return now
  }
}

async function writeUntilKilled(task: string, path: string, first: number): Promise<Array<number>> {
  const writer = startStoreProcess(task, path, first)
  const written = acknowledgedBy(writer)
  await written.more(20 + Math.floor(Math.random() * 200))
  writer.kill('SIGKILL')
  await once(writer, 'close')
  return written.numbers()
}

async function missingFrom(path: string, acknowledged: ReadonlyArray<number>): Promise<Array<number>> {
  const database = openSqliteDatabase(path)
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const store = sqliteStore(database)
  const stored = new Map((await Array.fromAsync(store.all())).map((each) => [each.metadata.key, each]))
  await store.close()
  const missing = acknowledged.filter((at) => !stored.has(sampleContact(at).metadata.key))
  for (const each of stored.values()) expect(each).toEqual(sampleContact(each.record.dateSent - FIRST_SENT))
  return missing
}
