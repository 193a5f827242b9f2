import { capitalised, inWords } from '../wording.ts'

/**
 * Replaces the first `{services}` and `{solutions}` in a text of `content/` by their number in words;
 * `{Services}` and `{Solutions}`, for the beginning of a sentence, by the same with a capital letter.
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
