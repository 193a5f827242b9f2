import { DatabaseSync } from 'node:sqlite'
import { FOUND } from '../sql/inbox/marked-text.ts'

/** Created for the first search. It holds a text only while its words are looked for, and in memory alone. */
let scratch: ReturnType<typeof openScratch> | null = null

/**
 * Gives a database the function `marked(text, question)`: the text with the signs of {@link FOUND} around what answers a question of
 * the search. FTS5's own highlight() would find the question anew in the whole index for each text.
 */
export function giveMarking(database: DatabaseSync): void {
  database.function('marked', { deterministic: true }, (text, question) => {
    scratch ??= openScratch()
    return scratch(String(text), String(question))
  })
}

function openScratch(): (text: string, question: string) => string {
  const memory = new DatabaseSync(':memory:')
  // Split into words as in migrations/sqlite/009-search.sql.
  memory.exec(`CREATE VIRTUAL TABLE one USING fts5 (text, tokenize = 'porter unicode61 remove_diacritics 2')`)
  const put = memory.prepare('INSERT INTO one (rowid, text) VALUES (1, ?)')
  const mark = memory.prepare('SELECT highlight(one, 0, ?, ?) AS found FROM one WHERE one MATCH ?')
  const remove = memory.prepare('DELETE FROM one')
  return (text, question) => {
    put.run(text)
    try {
      return String(mark.get(FOUND.from, FOUND.until, question)?.found ?? text)
    } finally {
      remove.run()
    }
  }
}
