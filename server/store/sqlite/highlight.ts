import { DatabaseSync } from 'node:sqlite'
import { FOUND } from '../sql/inbox/marked-text.ts'

/** How texts are split into words in server/store/migrations/sqlite: by stems in 009-search.sql, as they are written in 018-search-contacts.sql. */
const TOKENIZERS = {
  marked: 'porter unicode61 remove_diacritics 2',
  begun: 'unicode61 remove_diacritics 2',
} as const

type Mark = (text: string, question: string) => string
/** Each created for its first search. It holds a text only while its words are looked for, and in memory alone. */
const scratches = new Map<string, Mark>()

/**
 * Gives a database the functions `marked(text, question)` and `begun(text, question)`: the text with the signs of {@link FOUND} around
 * what answers a question of the search by its stems, or as it is written; the text itself where the question is NULL. FTS5's own
 * highlight() would find the question anew in the whole index for each text.
 */
export function registerHighlight(database: DatabaseSync): void {
  for (const [name, tokenizer] of Object.entries(TOKENIZERS))
    database.function(name, { deterministic: true }, (text, question) => {
      if (question === null) return text
      const mark = scratches.get(name) ?? openScratch(tokenizer)
      scratches.set(name, mark)
      return mark(String(text), String(question))
    })
}

function openScratch(tokenizer: string): Mark {
  const memory = new DatabaseSync(':memory:')
  memory.exec(`CREATE VIRTUAL TABLE one USING fts5 (text, tokenize = '${tokenizer}')`)
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
