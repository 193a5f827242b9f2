import { capitalised, inWords } from '../wording.ts'

/**
 * Replaces `{services}` and `{solutions}` in a text of `content/` by their number in words;
 * `{Services}` and `{Solutions}`, for the beginning of a sentence, by the same with a capital letter.
 */
export function withCounts(
  text: string,
  { services, solutions }: { services: ReadonlyArray<unknown>; solutions: ReadonlyArray<unknown> },
): string {
  const words = { services: inWords(services.length), solutions: inWords(solutions.length) }
  return text
    .replaceAll('{services}', words.services)
    .replaceAll('{Services}', capitalised(words.services))
    .replaceAll('{solutions}', words.solutions)
    .replaceAll('{Solutions}', capitalised(words.solutions))
}
