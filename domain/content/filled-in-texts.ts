import type { RateCard } from '../pricing/rate-card.ts'
import { contentFaults, isContentName, readableContent } from './content.ts'
import { fieldOf } from './draft.ts'
import { placeAt, textsIn } from './placeholders.ts'

type Files = Readonly<Record<string, unknown>>

/**
 * The texts of a file with their placeholders filled in, by their paths in a draft; empty while the file is invalid.
 *
 * @param part the file's name without `.json`
 * @param draft all files with the draft, by their names
 * @param live the same for the live site
 */
export function filledInTexts(
  part: string,
  draft: Files,
  live: Files,
  card: RateCard,
): Record<string, string> {
  if (!isContentName(part) || contentFaults(part, draft[part]).length > 0) return {}
  const texts = textsIn([], draft[part]).filter(({ text }) => text.includes('{'))
  if (texts.length === 0) return {}
  const content = readableContent(draft, live, card)
  const ruleFilled = new Map(textsIn([], content[part]).map(({ path, text }) => [path.join('.'), text]))
  return Object.fromEntries(
    texts.map(({ path, text }) => {
      const ruleFilledText = ruleFilled.get(path.join('.')) ?? text
      const filledIn = placeAt(part, path)?.fillIn?.(ruleFilledText, content, path) ?? ruleFilledText
      return [fieldOf(draft[part], path), filledIn]
    }),
  )
}
