import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../testing/open-sqlite-store.ts'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { TIMEOUT_DEFAULTS } from './database.ts'

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}.db`)

test('a reader can start while another process holds the write lock', async () => {
  const path = newPath()
  await openSqliteStore(path).close()
  const holder = startStoreProcess('lock', path)
  await once(holder.stdout, 'data')
  const store = openSqliteStore(path)
  expect(await Array.fromAsync(store.all())).toEqual([])
  holder.stdin.end()
  await once(holder, 'exit')
  await store.close()
})

test('a response is due before the promised 1 500 ms', () => {
  expect(TIMEOUT_DEFAULTS.answerMs).toBeLessThan(1_500)
})

test('four processes that start at once without a database file create one, and store an enquiry once', async () => {
  const path = newPath()
  const processes = [1, 2, 3, 4].map((number) => startStoreProcess('add-once', path, number))
  const outputs = await Promise.all(processes.map((process) => text(process.stdout)))
  expect(outputs.toSorted()).toEqual(['repeated\n', 'repeated\n', 'repeated\n', 'stored\n'])
})
