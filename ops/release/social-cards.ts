import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { cardWords } from './card-words.ts'
import type { CardContent } from './content.ts'

const WORDS = new URL('../../pictures/social/words.json', import.meta.url)

/** Whether the social cards were drawn with the current words of content/: the owner may change words before drawing again. */
export async function areCardWordsCurrent(content: CardContent): Promise<boolean> {
  return isDeepStrictEqual(JSON.parse(await readFile(WORDS, 'utf8')), cardWords(content))
}

/** Writes the current words of content/ for the social cards, whose pictures must then be drawn again. */
export async function writeCardWords(content: CardContent): Promise<void> {
  await writeFile(WORDS, `${JSON.stringify(cardWords(content), null, 2)}\n`)
}
