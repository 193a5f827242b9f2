import { z } from 'zod'
import { withNoBreakSums } from '../money/money.ts'
import { NO_BREAK_SPACE } from '../wording.ts'

/** `082 123 4567`, `0800 017 160` or `+27 82 123 4567` */
const TELEPHONE_NUMBER = /(?<![\d+])(?:\+27|0\d{2,3})(?: \d{2,4}){2,3}(?!\d)/g

/** A required text that is not empty. Sums and telephone numbers in it do not break over two lines. */
export const textSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .overwrite((text) =>
    withNoBreakSums(text).replaceAll(TELEPHONE_NUMBER, (number) => number.replaceAll(' ', NO_BREAK_SPACE)),
  )

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** The tints of the design; each is a colour token of the same name in ui/scale.css. */
const TINTS = ['protea', 'jacaranda', 'aloe', 'marula', 'dusk', 'rooibos', 'fynbos'] as const
export const tintSchema = z.enum(TINTS)
export type Tint = z.infer<typeof tintSchema>

/** A list whose entries are known by their ids, whatever becomes of their words and their order. */
export function listOf<Entry extends z.ZodType<{ id: string | number }>>(entry: Entry) {
  return z.array(entry).refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
    error: 'must have each id once',
  })
}
