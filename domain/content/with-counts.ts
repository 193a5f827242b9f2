import { capitalised, inWords } from '../wording.ts'

/**
 * A text of `content/` with the numbers of services and solutions in words: `{solutions}` and `{services}`, and with a capital letter,
 * for the beginning of a sentence, `{Solutions}` and `{Services}`.
 */
export function withCounts(
  text: string,
  { services, solutions }: { services: ReadonlyArray<unknown>; solutions: ReadonlyArray<unknown> },
): string {
  const words = { services: inWords(services.length), solutions: inWords(solutions.length) }
  return text
    .replace('{services}', words.services)
    .replace('{Services}', capitalised(words.services))
    .replace('{solutions}', words.solutions)
    .replace('{Solutions}', capitalised(words.solutions))
}
