import type { DatabaseSync } from 'node:sqlite'
import { prepared } from './prepared.ts'

const WAITS = 'SELECT 1 FROM search_waiting LIMIT 1'
// In the order of their ids, as FTS5 gathers words only while they rise.
const WAITING = 'SELECT id, text FROM search_waiting CROSS JOIN search_texts USING (id) ORDER BY id'

/** Makes the texts that a transaction has added found, at its end: all of them in one piece of the index. */
export function indexNewTexts(database: DatabaseSync): void {
  if (!prepared(database, WAITS).get()) return
  prepared(database, `INSERT INTO search (rowid, text) ${WAITING}`).run()
  prepared(database, `INSERT INTO search_words (rowid, text) ${WAITING}`).run()
  prepared(database, 'DELETE FROM search_waiting').run()
}
