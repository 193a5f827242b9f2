import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { searchTexts } from '../sql/inbox/search.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

async function openSearchStore() {
  const connection = openSharedDatabase(inFolder(`${randomUUID()}.db`))
  const store = sqliteStore(connection, { inbox: { deadline: (at) => at, now: () => new Date(0) } })
  const database = sqliteDatabase(connection)
  await store.add(sampleContact(1, { message: 'Beads and curtains' }))
  const hitsOf = async (text: string) =>
    (await database.read((tx) => searchTexts(tx, { text, limit: 9 }))).total
  /** Throws if the index contains a word that no text has, or lacks one. */
  const checkIndexes = () =>
    connection.exec(`INSERT INTO search (search, rank) VALUES ('integrity-check', 1);
      INSERT INTO search_words (search_words, rank) VALUES ('integrity-check', 1)`)
  return { connection, store, database, hitsOf, checkIndexes, postId: sampleContact(1).record.postId }
}

const INSERT = "INSERT INTO search_texts (post_id, source, text) VALUES (?, 'note', ?)"

test('texts of transactions that share a commit are found after it, but not those rolled back', async () => {
  const { store, database, hitsOf, checkIndexes, postId } = await openSearchStore()
  const failing = database.transaction(async (tx) => {
    await tx.query(INSERT, [postId, 'umbrellas'])
    throw new Error('of a test')
  })
  await Promise.all([
    database.transaction((tx) => tx.query(INSERT, [postId, 'lanterns'])),
    expect(failing).rejects.toThrow('of a test'),
    store.add(sampleContact(2, { message: 'More lanterns' })),
  ])
  expect([await hitsOf('lanterns'), await hitsOf('lant'), await hitsOf('umbrellas')]).toEqual([2, 2, 0])
  checkIndexes()
  await store.close()
})

test('a text deleted in its own transaction leaves no word behind', async () => {
  const { store, database, hitsOf, checkIndexes, postId } = await openSearchStore()
  await database.transaction(async (tx) => {
    await tx.query(INSERT, [postId, 'lanterns'])
    await tx.query('DELETE FROM search_texts WHERE post_id = ?', [postId])
  })
  expect([await hitsOf('lanterns'), await hitsOf('beads')]).toEqual([0, 0])
  checkIndexes()
  await store.close()
})

test('texts that another program inserted are indexed with the next commit', async () => {
  const { connection, store, hitsOf, checkIndexes, postId } = await openSearchStore()
  connection.prepare(INSERT).run(postId, 'lanterns')
  expect(await hitsOf('lanterns')).toBe(0)
  await store.add(sampleContact(2))
  expect(await hitsOf('lanterns')).toBe(1)
  checkIndexes()
  await store.close()
})
