import { capitalised, inWords } from '../wording/counting-words.ts'

/**
 * A text of `content/` that says how many solutions there are: the number in words stands in the place of `{solutions}` and,
 * where a sentence begins, of `{Solutions}`.
 */
export function withSolutionCount(text: string, count: number): string {
  return text.replace('{solutions}', inWords(count)).replace('{Solutions}', capitalised(inWords(count)))
}
