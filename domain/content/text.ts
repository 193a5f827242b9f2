import { z } from 'zod'
import { withNoBreakSums } from '../money/money.ts'

/** A required text that is not empty. Sums in it do not break over two lines. */
export const textSchema = z.string().trim().min(1, 'must not be empty').overwrite(withNoBreakSums)

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** The tints of the design; each is a colour token of the same name in ui/tokens.css. */
const TINTS = ['protea', 'jacaranda', 'aloe', 'marula', 'dusk', 'rooibos', 'fynbos'] as const
export const tintSchema = z.enum(TINTS)
export type Tint = z.infer<typeof tintSchema>
