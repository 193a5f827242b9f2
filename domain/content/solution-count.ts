import { capitalised, inWords } from '../wording/counting-words.ts'

/**
 * Replaces `{solutions}` in a text of `content/` by the number of solutions in words, and `{Solutions}`, for the beginning of
 * a sentence, by the same with a capital letter.
 */
export function withSolutionCount(text: string, count: number): string {
  return text.replace('{solutions}', inWords(count)).replace('{Solutions}', capitalised(inWords(count)))
}
