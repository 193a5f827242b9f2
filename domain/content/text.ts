import { z } from 'zod'
import { withNoBreakSums } from '../money/money.ts'
import { inWords, NO_BREAK_SPACE } from '../wording.ts'
import { idOf } from './draft.ts'
import type { Limits } from './limits.ts'

/** `082 123 4567`, `0800 017 160` or `+27 82 123 4567` */
const TELEPHONE_NUMBER = /(?<![\d+])(?:\+27|0\d{2,3})(?: \d{2,4}){2,3}(?!\d)/g

/** Characters that end a line, are not shown, or change the direction of the text. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** A required text that is not empty, on one line. Sums and telephone numbers in it do not break over two lines. */
export const textSchema = z
  .string({ error: ({ input }) => (input === undefined ? 'must not be empty' : 'must be a text') })
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => !UNSHOWABLE.test(text), {
    error: 'Has a line break or an invisible character. Please take it out, or type this text again.',
  })
  .overwrite((text) =>
    withNoBreakSums(text).replaceAll(TELEPHONE_NUMBER, (number) => number.replaceAll(' ', NO_BREAK_SPACE)),
  )

/** A whole number within limits. */
export function numberFrom(lowest: number, highest: number) {
  const error = `Must be a whole number from ${lowest} to ${highest}`
  return z.int(error).min(lowest, error).max(highest, error)
}

/** Lines, paragraphs or points. */
export const textsSchema = z
  .array(textSchema, { error: ({ input }) => (input === undefined ? 'must not be empty' : 'must be texts') })
  .min(1, 'must not be empty')

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** The tints of the design; each is a colour token of the same name in ui/scale.css. */
const TINTS = ['protea', 'jacaranda', 'aloe', 'marula', 'dusk', 'rooibos', 'fynbos'] as const
export const tintSchema = z.enum(TINTS)
export type Tint = z.infer<typeof tintSchema>

/** A list whose entries are identified by their ids or slugs, even if their texts or order change. */
export function listOf<Entry extends z.ZodType<object>>(entry: Entry) {
  return z.array(entry).refine((entries) => new Set(entries.map(idOf)).size === entries.length, {
    error: 'must have each id once',
  })
}

/** Like {@link listOf}, with limits on the number of entries. */
export function boundedList<Entry extends z.ZodType<object>>(entry: Entry, { min, max }: Limits) {
  return listOf(entry)
    .min(min, `must have at least ${inWords(min)} entries`)
    .max(max, `must have at most ${inWords(max)} entries`)
}
