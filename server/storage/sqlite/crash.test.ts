import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/submissions.ts'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'

const inFolder = temporaryFolder()
const FIRST_SENT = sampleContact(0).record.dateSent
const newPath = () => inFolder(`${randomUUID()}.db`)

describe('when the process is killed while sixteen clients write', () => {
  test('nothing that was acknowledged is lost', async () => {
    const { acknowledged, lost } = await killAgainAndAgain('acknowledge-after-commit', 6)
    expect(acknowledged).toBeGreaterThan(100)
    expect(lost).toEqual([])
  }, 60_000)

  test('control: acknowledging before the commit is caught losing some', async () => {
    const { lost } = await killAgainAndAgain('acknowledge-before-commit', 8)
    expect(lost.length).toBeGreaterThan(0)
  }, 60_000)
})

/** Writes, kills and starts again on one file; then asks the file for everything that was acknowledged. */
async function killAgainAndAgain(task: string, kills: number) {
  const path = newPath()
  const acknowledged: Array<number> = []
  for (let kill = 0; kill < kills; kill++) {
    acknowledged.push(...(await writeUntilKilled(task, path, kill * 1e6)))
  }
  return { acknowledged: acknowledged.length, lost: await missingFrom(path, acknowledged) }
}

async function writeUntilKilled(task: string, path: string, first: number): Promise<Array<number>> {
  const writer = startStoreProcess(task, path, first)
  const said: Array<Buffer> = []
  writer.stdout.on('data', (bytes: Buffer) => said.push(bytes))
  await once(writer.stdout, 'data')
  await delay(50 + Math.random() * 250)
  writer.kill('SIGKILL')
  await once(writer, 'close')
  const lines = Buffer.concat(said).toString().split('\n')
  return lines.slice(0, -1).map(Number) // after the last line break there is nothing, or half a line
}

async function missingFrom(path: string, acknowledged: ReadonlyArray<number>): Promise<Array<number>> {
  const database = openSqliteDatabase(path)
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const store = sqliteStore(database)
  const stored = new Map((await Array.fromAsync(store.all())).map((each) => [each.beside.key, each]))
  await store.close()
  const missing = acknowledged.filter((at) => !stored.has(sampleContact(at).beside.key))
  for (const each of stored.values()) expect(each).toEqual(sampleContact(each.record.dateSent - FIRST_SENT))
  return missing
}
