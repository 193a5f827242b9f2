import { query, type Work } from '../work.ts'
import { plainWord } from './search-words.ts'
import { type KnownWords, suggestWord } from './suggest-word.ts'

/** Where it is looked for a word that is like the one typed: in the newest texts, of each in its beginning. */
const TEXTS_LOOKED_AT = 400
const CHARS_LOOKED_AT = 300
/** No number: it may be somebody's telephone. */
const WORDS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu

/** For words of which nothing is found: words like them that stand in what came last. Null if there is none for one of them. */
export function* suggestionFor(words: ReadonlyArray<string>): Work<string | null> {
  const known = knownIn(yield* newestTexts())
  const meant = words.map((word) => (known.has(word) ? word : suggestWord(word, known)))
  const isOther = meant.some((word, place) => word !== words[place])
  return isOther && meant.every((word) => word !== null) ? meant.join(' ') : null
}

/** What {@link suggestionFor} reads. */
export function* newestTexts(): Work<Array<string>> {
  const rows = yield* query(
    `SELECT substr(text, 1, ?) AS text FROM search_texts
     WHERE id > (SELECT max(id) FROM search_texts) - CAST(? AS BIGINT) AND source <> 'contact' ORDER BY id DESC`,
    ...[CHARS_LOOKED_AT, TEXTS_LOOKED_AT],
  )
  return rows.map(({ text }) => String(text))
}

function knownIn(texts: ReadonlyArray<string>): KnownWords {
  const known = new Map<string, { written: string; count: number }>()
  for (const written of texts.flatMap((text) => text.match(WORDS) ?? [])) {
    const word = plainWord(written)
    const before = known.get(word)
    if (before) before.count += 1
    else known.set(word, { written, count: 1 })
  }
  return known
}
