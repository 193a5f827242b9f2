import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { cardWords } from './card-words.ts'
import type { CardContent } from './content.ts'

const WORDS = new URL('../scenes/social/words.json', import.meta.url)

/** Whether the social cards were drawn with what content/ says now: the owner may change words without taking pictures at once. */
export async function areAsWritten(content: CardContent): Promise<boolean> {
  return isDeepStrictEqual(JSON.parse(await readFile(WORDS, 'utf8')), cardWords(content))
}

/** Gives the social cards what content/ says now; their pictures have to be taken then. */
export async function writeCardWords(content: CardContent): Promise<void> {
  await writeFile(WORDS, `${JSON.stringify(cardWords(content), null, 2)}\n`)
}
